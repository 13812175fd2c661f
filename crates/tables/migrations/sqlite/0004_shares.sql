-- Logs may say what people added to the dice: `pledged`, `told`, and `shares` where the match began. The tables stay as
-- they are; a program that does not know of shares would draw from other dice, and must not open such a database.
SELECT 1;
