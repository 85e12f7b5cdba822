import { expect, test } from 'vitest'
import { readOptions } from '#tests/tools/visual/options.ts'
import { below, selectStories } from '#tests/tools/visual/pictureSets.ts'

test.each([
  [[], { task: 'compare', base: undefined, only: '' }],
  [['--base', 'v1', '--only', 'Screens'], { task: 'compare', base: 'v1', only: 'Screens' }],
  [['--self'], { task: 'self', only: '' }],
  [['--approve'], { task: 'approve', file: undefined }],
  [['--serve'], { task: 'serve' }],
  [['--approve', 'approved.json'], { task: 'approve', file: 'approved.json' }],
])('reads %j', (args, options) => {
  expect(readOptions(args)).toEqual(options)
})

test('throws on arguments that it does not know', () => {
  expect(() => readOptions(['--all'])).toThrow(/--all/)
  expect(() => readOptions(['Screens'])).toThrow(/Screens/)
})

const entry = (title: string, type = 'story') => ({ type, title, name: 'One' })
const index = {
  entries: {
    'button--one': entry('Components/Button'),
    'button--docs': entry('Components/Button', 'docs'),
    'buttonlink--one': entry('Components/ButtonLink'),
    'home--one': entry('Screens/Public/Home'),
  },
}

test.each([
  ['', ['button--one', 'buttonlink--one', 'home--one']],
  ['Components', ['button--one', 'buttonlink--one']],
  ['Components/Button', ['button--one']],
])('--only %j selects stories by their title', (only, ids) => {
  expect(Object.keys(selectStories(index, below(only)))).toEqual(ids)
})
