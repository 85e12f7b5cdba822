/** Ways to look at a story, by name, in the form Chromatic reads. */
type Modes = Record<string, { viewport: string; theme: 'light' | 'dark' }>

const mode = (viewport: string, theme: 'light' | 'dark'): Modes => ({ [`${viewport} ${theme}`]: { viewport, theme } })

/**
 * The modes that pictures of a story are taken in, by Chromatic and by `npm run test:visual`: screens at every width, other
 * stories at one, in both themes. Themes differ in colours only: the menu and the cards that small and medium windows share
 * are seen in both. One mode only has a story that pins its viewport, one in forced colours, and a journey's step: the
 * screens show its state in all modes.
 */
export function modesOf(title: string, pinnedViewport: string | undefined, forcedColors: boolean): Modes {
  if (forcedColors) return { 'forced colours': { viewport: 'desk', theme: 'light' } }
  if (pinnedViewport !== undefined) return { 'own width': { viewport: pinnedViewport, theme: 'light' } }
  if (title.startsWith('Journeys/')) return mode('desk', 'light')
  const narrow = title.startsWith('Screens/') ? { ...mode('small', 'dark'), ...mode('medium', 'light') } : {}
  return { ...narrow, ...mode('desk', 'light'), ...mode('desk', 'dark') }
}
