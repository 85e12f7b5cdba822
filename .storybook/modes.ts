/** Ways to look at a story, by name, in the form Chromatic reads. */
type Modes = Record<string, { viewport: string; theme: 'light' | 'dark' }>

const inBothThemes = (viewport: string): Modes => ({
  [`${viewport} light`]: { viewport, theme: 'light' },
  [`${viewport} dark`]: { viewport, theme: 'dark' },
})

/**
 * The modes that pictures of a story are taken in, by Chromatic and by `npm run test:visual`: screens at every width in
 * both themes, other stories at one width. One mode only has a story that pins its viewport, one in forced colours, and
 * a journey's step: the screens show its state in all modes.
 */
export function modesOf(title: string, pinnedViewport: string | undefined, forcedColors: boolean): Modes {
  if (forcedColors) return { 'forced colours': { viewport: 'desk', theme: 'light' } }
  if (pinnedViewport !== undefined) return { 'own width': { viewport: pinnedViewport, theme: 'light' } }
  if (title.startsWith('Journeys/')) return { 'desk light': { viewport: 'desk', theme: 'light' } }
  const narrow = title.startsWith('Screens/') ? { ...inBothThemes('small'), ...inBothThemes('medium') } : {}
  return { ...narrow, ...inBothThemes('desk') }
}
