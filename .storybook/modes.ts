/** Chromatic's modes by name. A mode is a viewport and a theme in which a story is photographed. */
type ChromaticModes = Record<string, { viewport: string; theme: 'light' | 'dark' }>

const createMode = (viewport: string, theme: 'light' | 'dark'): ChromaticModes => ({
  [`${viewport} ${theme}`]: { viewport, theme },
})

/**
 * Returns the modes in which Chromatic and `npm run test:visual` photograph a story. A screen has a mode for each width, but
 * both themes only at the largest width, because the themes differ only in colours. Other stories have both themes at that
 * width. A single mode is enough for a step of a journey, and for a story with a pinned viewport or forced colours, because
 * a screen's story shows the same state in all modes.
 */
export function getModes(title: string, pinnedViewport: string | undefined, usesForcedColors: boolean): ChromaticModes {
  if (usesForcedColors) return { 'forced colours': { viewport: 'desk', theme: 'light' } }
  if (pinnedViewport !== undefined) return { 'own width': { viewport: pinnedViewport, theme: 'light' } }
  if (title.startsWith('Journeys/')) return createMode('desk', 'light')
  const narrowModes = title.startsWith('Screens/')
    ? { ...createMode('small', 'dark'), ...createMode('medium', 'light') }
    : {}
  return { ...narrowModes, ...createMode('desk', 'light'), ...createMode('desk', 'dark') }
}
