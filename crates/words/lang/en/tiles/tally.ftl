left = { $tiles } left
