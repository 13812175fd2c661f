what-is-scored-first = What is scored first?
it-would-send-nobody-home = It would send nobody home.
goes-home = Goes home
as = As
column = Column
surveyors = Surveyors
