import { expect, test } from 'vitest'
import { findMatches, readSources } from '#tests/support/sources.ts'

// Tests that names, comments and documentation use common technical words. Each finding is a position, `path:line`.

const files = readSources(
  '{src,mocks,stories,tests,.storybook}/**/*.{ts,tsx,js,css,html,mdx}',
  '*.ts',
  'README.md',
  '.github/**/*.{md,yml}',
).filter(({ path }) => path !== 'tests/structure/words.test.ts')

/** Unusual words, and words that describe a program as a person, each with the usual word. */
const discouragedWords: readonly (readonly [word: string, better: string])[] = [
  ['anew', 'again'],
  ['in the place of', 'instead of'],
  ['go(?:es)? on', 'continue'],
  ['for ever', 'forever'],
  ['can not', 'cannot or can’t'],
  ['mostly', 'usually'],
  ['redrawn', 'rendered again'],
  ['becomes? of|has become of', 'the outcome of, or what happens to'],
  ['ha[sd] (?:its|their) turn', 'runs, or was handled'],
  ['for want of', 'without'],
  ['turns? away', 'reject'],
  ['occasion', 'trigger'],
  ['intruders?', 'unauthorized visitor'],
  ['objections?', 'reason'],
  ['doomed', 'discardable'],
  ['the toolkit', 'RTK Query'],
  ['dials', 'settings'],
]

/** Patterns of names with an unusual word, each with the usual words. */
const discouragedNames: readonly (readonly [pattern: string, better: string])[] = [
  ['(?:tell|told|say|said)[A-Z]\\w*', 'report…, dispatch…, describe… or …Message'],
  ['(?:ask|asks|asked)[A-Z]\\w*', 'request…, confirm… or prompt…'],
  ['(?:hear|hears|heard)[A-Z]\\w*', 'receive… or on…'],
  ['address(?:es)?Of|addressesIn|\\w+InAddress', 'toUrl, getPagePaths or …Param'],
  ['isChosen|onChoose|chosen[A-Z]\\w*', 'isSelected, onSelect or selected…'],
  ['several[A-Z]\\w*', 'bulk… or batch…'],
  ['isDue|goOn|isHere|madeUp|nothingDone', 'isDiscardable, continuePayment, isMounted, testPerson or noEffectBody'],
]

test.each(discouragedWords)('no text contains “%s”, because the usual word is “%s”', (word, better) => {
  expect(findMatches(files, new RegExp(`\\b(?:${word})\\b`, 'gi')), `write ${better}`).toEqual([])
})

test.each(discouragedNames)('no name matches %s, because the usual one is %s', (pattern, better) => {
  expect(findMatches(files, new RegExp(`\\b(?:${pattern})\\b`, 'g')), `rename it to ${better}`).toEqual([])
})

test('no text contains “e-mail”, except the specified “simple e-mail pattern”', () => {
  expect(findMatches(files, /\b(?<!simple )e-mails?\b/gi), 'write email').toEqual([])
})
