import { expect, test } from 'vitest'
import { modesOf } from '#storybook/modes.ts'

test.each([
  [
    'a screen at every width in both themes',
    { title: 'Screens/Public/Home' },
    ['small light', 'small dark', 'medium light', 'medium dark', 'desk light', 'desk dark'],
  ],
  ['other stories at one width in both themes', { title: 'Components/Button' }, ['desk light', 'desk dark']],
  ['a story that pins its viewport once', { title: 'Screens/Public/Home', pinnedViewport: 'paper' }, ['own width']],
  ['a story in forced colours once', { title: 'Screens/Public/Home', forcedColors: true }, ['forced colours']],
  ["a journey's step once", { title: 'Journeys/Customer/Buy' }, ['desk light']],
])('shows %s', (_, kind, names) => {
  expect(modesOf(kind)).toEqual(names)
})
