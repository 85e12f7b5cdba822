/** What applies to every screen that can be in it, whatever the screen shows. */
export const generalStates = {
  S1: 'first load',
  S2: 'refresh in the background',
  S3: 'empty',
  S4: 'error',
  S5: 'one section fails',
  S6: 'offline',
  S7: 'changed under me',
  S8: 'session expired',
  S9: 'forbidden',
  S10: 'slow',
  S11: 'huge',
  S12: 'broken or missing picture',
  S13: 'sending',
  S14: 'done',
  S15: 'nothing affected',
  S16: 'reduced motion, forced colours, 320 px, 400 % zoom',
  S17: 'print',
} as const

export type GeneralState = keyof typeof generalStates

/** The states in which a screen must be seen; each with the stories that show it, by the names they are exported under. */
export interface ScreenStates {
  screen: string
  /** Title of the stories: 'Screens/Public/HomeScreen' stands in stories/screens/HomeScreen.stories.tsx. */
  stories: string
  /** The document's title there; {brand} and {part} are filled in, {page} is any page's. */
  title: string
  /** An address where the title is found, and who sees it there. Without one, the title is another screen's. */
  at?: string
  as?: 'customer' | 'admin'
  states: Readonly<Record<string, readonly string[]>>
  general: Readonly<Partial<Record<GeneralState, readonly string[]>>>
}

/** The general states of every screen that is one list, and how its stories of them are called. */
export const listStates: ScreenStates['general'] = { S1: ['Loading'], S2: ['Stale'], S3: ['Empty'], S4: ['Failed'] }
