/** Ways to show a story, by name, in Chromatic's format. */
type Modes = Record<string, { viewport: string; theme: 'light' | 'dark' }>

const createMode = (viewport: string, theme: 'light' | 'dark'): Modes => ({ [`${viewport} ${theme}`]: { viewport, theme } })

/**
 * @returns the modes in which Chromatic and `npm run test:visual` photograph a story: a screen at every width, other
 * stories at one width, in both themes. Themes differ only in colours, so each width of the shared menu and cards
 * needs one theme. A story that pins its viewport, a story in forced colours and a step of a journey have only one
 * mode, because the screens show the same state in all of them.
 */
export function getModes(title: string, pinnedViewport: string | undefined, usesForcedColors: boolean): Modes {
  if (usesForcedColors) return { 'forced colours': { viewport: 'desk', theme: 'light' } }
  if (pinnedViewport !== undefined) return { 'own width': { viewport: pinnedViewport, theme: 'light' } }
  if (title.startsWith('Journeys/')) return createMode('desk', 'light')
  const narrowModes = title.startsWith('Screens/') ? { ...createMode('small', 'dark'), ...createMode('medium', 'light') } : {}
  return { ...narrowModes, ...createMode('desk', 'light'), ...createMode('desk', 'dark') }
}
