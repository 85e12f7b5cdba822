import { toId } from 'storybook/internal/csf'
import { everyScreen } from '#stories/states/everyState.ts'
import type { ScreenStates } from '#stories/states/screenStates.ts'

/** A screen on the picture wall and on Start here. */
export interface Screen {
  /** As people call it. */
  name: string
  /** 'Public', 'Customer' or 'Admin'. */
  group: string
  /** The id of its page. */
  pageId: string
  /** The id of the story that shows it in its shell, with which the stories of every screen begin. */
  pictureId: string
}

const toScreen = ({ stories: title }: ScreenStates): Screen => {
  const [, group = '', name = ''] = title.split('/')
  return { name, group, pageId: toId(title, 'docs'), pictureId: toId(title, 'In The Shop') }
}

/** Every screen once, from the table of states: a new screen appears by itself. */
export const screens: Screen[] = everyScreen
  .filter(({ stories: title }) => title.startsWith('Screens/'))
  .filter((row, index, rows) => rows.findIndex((other) => other.stories === row.stories) === index)
  .map(toScreen)

/** The groups of screens, in the order of the table. */
export const screenGroups = [...new Set(screens.map(({ group }) => group))]
