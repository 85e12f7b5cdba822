import { readTheme, showTheme } from '#src/session/themePreference.ts'

// A script of its own at the top of every page of the production build: a chosen theme is there before the first paint.
showTheme(readTheme())
