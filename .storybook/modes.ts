/** One way to look at a story, in the form Chromatic reads. */
export interface Mode {
  /** A key of the viewports; without it, the one that the story pins. */
  viewport?: string
  theme: 'light' | 'dark'
  /** Chromatic reads it from the story's `chromatic` parameter only. */
  forcedColors?: 'active'
}

/** Every mode that pictures are taken in, by Chromatic and by `npm run test:visual`. */
export const modes = {
  'small light': { viewport: 'small', theme: 'light' },
  'small dark': { viewport: 'small', theme: 'dark' },
  'medium light': { viewport: 'medium', theme: 'light' },
  'medium dark': { viewport: 'medium', theme: 'dark' },
  'desk light': { viewport: 'desk', theme: 'light' },
  'desk dark': { viewport: 'desk', theme: 'dark' },
  'own width': { theme: 'light' },
  'forced colours': { viewport: 'desk', theme: 'light', forcedColors: 'active' },
} satisfies Record<string, Mode>

export type ModeName = keyof typeof modes

/** What decides a story's modes. */
export interface StoryKind {
  title: string
  /** The viewport that the story's globals set, whatever a mode says. */
  pinnedViewport?: string | undefined
  /** The story is there for its picture in forced colours. */
  forcedColors?: boolean | undefined
}

/**
 * The modes of a story: screens at every width in both themes, other stories at one width. One mode only has a story
 * that pins its viewport, one in forced colours, and a journey's step: the screens show its state in all modes.
 */
export function modesOf({ title, pinnedViewport, forcedColors = false }: StoryKind): ModeName[] {
  if (forcedColors) return ['forced colours']
  if (pinnedViewport !== undefined) return ['own width']
  if (title.startsWith('Journeys/')) return ['desk light']
  const partModes: ModeName[] = ['desk light', 'desk dark']
  const narrowModes: ModeName[] = ['small light', 'small dark', 'medium light', 'medium dark']
  return title.startsWith('Screens/') ? [...narrowModes, ...partModes] : partModes
}
