import { everyScreen, storyIdOf } from '#stories/states/everyState.ts'
import { generalStates, type GeneralState } from '#stories/states/screenStates.ts'
import type { IndexEntry } from '#stories/support/useStoryIndex.ts'

/** The general states in the order of their rules. */
export const generalKeys = Object.keys(generalStates) as GeneralState[]

/** A story that a state names; `name` is null when this Storybook does not have it. */
export interface NamedStory {
  id: string
  name: string | null
}

/** A state of a screen and the stories that show it. */
export interface CoveredState {
  state: string
  stories: NamedStory[]
  /** No story, or one that is not there. */
  isGap: boolean
}

/** A screen with its own states and those that any screen can have. */
export interface CoveredScreen {
  screen: string
  /** Who uses it: 'Public', 'Customer' or 'Admin', from its stories' title; 'Everywhere' for the frame of all pages. */
  group: string
  states: CoveredState[]
  general: Partial<Record<GeneralState, CoveredState>>
}

/** Compares the table of states with the stories that are there. */
export function coverageOf(index: readonly IndexEntry[]): CoveredScreen[] {
  const nameById = new Map(index.map(({ id, name }) => [id, name]))
  return everyScreen.map(({ screen, stories: title, states, general }) => {
    const cover = ([state, exportNames]: [string, readonly string[]]): CoveredState => {
      const ids = exportNames.map((exportName) => storyIdOf(title, exportName))
      const stories = ids.map((id) => ({ id, name: nameById.get(id) ?? null }))
      return { state, stories, isGap: stories.length === 0 || stories.some(({ name }) => name === null) }
    }
    return {
      screen,
      group: /^Screens\/(\w+)\//.exec(title)?.[1] ?? 'Everywhere',
      states: Object.entries(states).map(cover),
      general: Object.fromEntries(
        generalKeys.flatMap((key) => (general[key] ? [[key, cover([generalStates[key], general[key]])]] : [])),
      ),
    }
  })
}

/** Every state of a screen, its own first. */
export const statesOf = ({ states, general }: CoveredScreen): CoveredState[] => [...states, ...Object.values(general)]
