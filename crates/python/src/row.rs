//! Rows of bytes in arrays of numpy.

use numpy::{PyArray1, PyArray2, PyArrayMethods};
use pyo3::prelude::*;

use crate::fault::Fault;

/// Clears a row and fills it: the one that is given, or a new one.
pub fn written<'py>(
    py: Python<'py>,
    out: Option<Bound<'py, PyArray1<u8>>>,
    len: usize,
    fill: impl FnOnce(&mut [u8]),
) -> PyResult<Bound<'py, PyArray1<u8>>> {
    let array = out.unwrap_or_else(|| PyArray1::zeros(py, len, false));
    let mut row = array.try_readwrite()?;
    let slice = row.as_slice_mut()?;
    if slice.len() != len {
        let message = format!("the array has {} bytes instead of {len}", slice.len());
        return Err(Fault::setup("array-shape", message).into());
    }
    slice.fill(0);
    fill(slice);
    drop(row);
    Ok(array)
}

/// Rows of the same length, one below the other.
pub fn written_all<'py, const N: usize>(
    py: Python<'py>,
    rows: &[[i16; N]],
) -> PyResult<Bound<'py, PyArray2<i16>>> {
    let array = PyArray2::zeros(py, [rows.len(), N], false);
    array.try_readwrite()?.as_slice_mut()?.copy_from_slice(rows.as_flattened());
    Ok(array)
}
