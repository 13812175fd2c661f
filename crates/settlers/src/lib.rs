//! The rules of the Settlers.
