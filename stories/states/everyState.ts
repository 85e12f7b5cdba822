import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { adminStates } from '#stories/states/adminStates.ts'
import { customerStates } from '#stories/states/customerStates.ts'
import { publicStates } from '#stories/states/publicStates.ts'
import { generalStates, type ScreenRow, type ScreenStates } from '#stories/states/screenStates.ts'

/** One row of the coverage matrix: a screen, one of its states, and a story that shows it. */
export interface ShownState {
  screen: string
  state: string
  /** Storybook's id, e.g. 'screens-public-home--ready'. */
  storyId: string
}

/** @returns Storybook's id of a story, by its title and its export's name */
export const storyIdOf = (title: string, exportName: string): string => toId(title, storyNameFromExport(exportName))

/** What every screen is shown in first. */
const framed = { 'with the shop around it': ['InTheShop'] }

const below = (group: string, rows: readonly ScreenRow[]): ScreenStates[] =>
  rows.map((row) => {
    const stories = row.stories ?? `Screens/${group}/${row.screen}`
    return { ...row, stories, states: stories.startsWith('Screens/') ? { ...framed, ...row.states } : row.states }
  })

/** Every screen: public, customer, admin. */
export const everyScreen = [
  ...below('Public', publicStates),
  ...below('Customer', customerStates),
  ...below('Admin', adminStates),
]

/** The coverage matrix. For each screen its own states first, then the general ones, e.g. 'STATE-1 first load'. */
export const everyState: ShownState[] = everyScreen.flatMap(({ screen, stories, states, general }) => {
  const generalEntries = Object.entries(generalStates).map(
    ([key, label]) => [`${key.replace('S', 'STATE-')} ${label}`, general[key as keyof typeof general] ?? []] as const,
  )
  return [...Object.entries(states), ...generalEntries].flatMap(([state, names]) =>
    names.map((name) => ({ screen, state, storyId: storyIdOf(stories, name) })),
  )
})
