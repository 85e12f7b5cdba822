import { expect, test } from 'vitest'
import { planVisits } from '#tests/tools/visual/planVisits.ts'
import { readModes } from '#tests/tools/visual/preview.ts'

const viewport = {
  options: {
    small: { styles: { width: '320px', height: '640px' } },
    desk: { styles: { width: '1280px', height: '900px' } },
  },
}
const modesOf = (chromatic: object | undefined) =>
  readModes({ id: 'a--one', parameters: { viewport, chromatic } }).modes

const [small, desk] = [
  { width: 320, height: 640 },
  { width: 1280, height: 900 },
]
const smallDark = { viewport: 'small', theme: 'dark' }
const deskLight = { viewport: 'desk', theme: 'light' }

test('reads the modes that Chromatic reads', () => {
  expect(modesOf({ modes: { 'small dark': smallDark, off: { ...deskLight, disable: true } } })).toEqual([
    {
      name: 'small dark',
      theme: 'dark',
      forcedColors: 'none',
      size: small,
      globals: 'viewport.value:small;theme:dark',
    },
  ])
})

test('forced colours apply to all modes of a story', () => {
  const [mode] = modesOf({ forcedColors: 'active', modes: { 'desk light': deskLight } })
  expect(mode).toMatchObject({ forcedColors: 'active', size: desk })
})

test('a story without modes has one, and one without snapshots none', () => {
  expect(modesOf(undefined)).toMatchObject([{ name: 'default', theme: 'light', size: desk }])
  expect(modesOf({ disableSnapshot: true, modes: { 'small dark': smallDark } })).toEqual([])
})

test('throws on what the pictures would not show', () => {
  expect(() => modesOf({ modes: { odd: { viewport: 'watch', theme: 'light' } } })).toThrow(/a--one .*'watch'/)
  expect(() => modesOf({ modes: { odd: { ...deskLight, locale: 'de' } } })).toThrow(/locale/)
  expect(() => modesOf({ delay: 300 })).toThrow(/delay/)
})

test('a story is played once per width, and wide windows come first', () => {
  const modes = modesOf({
    modes: {
      'small light': { viewport: 'small', theme: 'light' },
      'small dark': smallDark,
      'desk light': deskLight,
    },
  })
  const summary = planVisits([{ story: 'home', modes }]).map(({ size, modes: alike }) => [
    size.width,
    ...alike.map(({ name }) => name),
  ])
  expect(summary).toEqual([
    [1280, 'desk light'],
    [320, 'small light', 'small dark'],
  ])
})
