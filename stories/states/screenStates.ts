import type { PageName } from '#src/domain/pages.ts'

/** States that any screen can have; the keys are the rule ids, S1 for STATE-1. */
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

/** A screen, and the states it must have stories for. Each state lists the export names of its stories. */
export interface ScreenRow {
  /** As people call it. */
  screen: string
  /** The title of its stories in Storybook; by default the screen's name below its group. */
  stories?: string
  /** What the screen is for, as one sentence for stakeholders. */
  purpose: string
  /** Left out for what stands around several pages. */
  page?: PageName | 'notFound'
  states: Readonly<Record<string, readonly string[]>>
  general: Readonly<Partial<Record<GeneralState, readonly string[]>>>
}

/** A screen with the title of its stories in Storybook, for example 'Screens/Customer/My Orders'. */
export interface ScreenStates extends ScreenRow {
  stories: string
}

/** The general states of every list screen, with its stories' names. */
export const listStates: ScreenRow['general'] = { S1: ['Loading'], S2: ['Stale'], S3: ['Empty'], S4: ['Failed'] }
