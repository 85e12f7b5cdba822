import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { adminStates } from '#stories/states/adminStates.ts'
import { customerStates } from '#stories/states/customerStates.ts'
import { publicStates } from '#stories/states/publicStates.ts'
import { generalStates } from '#stories/states/screenStates.ts'

/** One line of the coverage matrix: a screen, one of its states, and a story that shows it. */
export interface ShownState {
  screen: string
  state: string
  /** As Storybook addresses it: 'screens-public-homescreen--ready'. */
  storyId: string
}

/** Every screen, in the order of the shop's own parts: public, customer, admin. */
export const everyScreen = [...publicStates, ...customerStates, ...adminStates]

/** The whole matrix: the screens' own states first, then the general ones, e.g. 'STATE-1 first load'. */
export const everyState: ShownState[] = everyScreen.flatMap(({ screen, stories, states, general }) => {
  const labelled = Object.entries(generalStates).map(
    ([key, words]) => [`${key.replace('S', 'STATE-')} ${words}`, general[key as keyof typeof general] ?? []] as const,
  )
  return [...Object.entries(states), ...labelled].flatMap(([state, names]) =>
    names.map((name) => ({ screen, state, storyId: toId(stories, storyNameFromExport(name)) })),
  )
})
