got-nothing = got nothing
