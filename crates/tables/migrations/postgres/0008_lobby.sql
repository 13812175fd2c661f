-- Nothing of the eighth form stands here: it belongs to the lobby, and comes with it.
SELECT 1;
