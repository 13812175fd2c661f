what-is-scored-first = What is scored first?
it-would-send-nobody-home = It would send nobody home.
goes-home = Goes home
as = As
column = Column
surveyors = Surveyors
# One of several structures that wait: its number, the structure, and what scoring it would do.
choice = { $number }. { $what }: { $effect }.
score-number = Score { $number }
score-number-now = Score { $number } now
surveyor-goes-next = After the next scoring a surveyor goes to column { $column }.
surveyors-stay-next = There is no tile further west: after the next scoring both stay.
