import { expect, test } from 'vitest'
import { describeFailures } from '#tests/tools/nightly/describeFailures.ts'

const run = 'https://github.test/shop/actions/runs/7'

test('each failed job has a section with the end of its log, without colours', () => {
  const text = describeFailures({ monkey: '\u001B[31mseed 12\u001B[39m, 3 steps\n', mutation: 'Survived: a\n' }, run)
  expect(text).toBe(
    `Failed: monkey, mutation. [The whole run](${run})\n\n` +
      '## monkey\n\n~~~~~text\nseed 12, 3 steps\n~~~~~\n\n' +
      '## mutation\n\n~~~~~text\nSurvived: a\n~~~~~\n',
  )
})

test('long logs keep their ends, and fit into an issue together', () => {
  const long = `${'line\n'.repeat(50_000)}seed 4711`
  const text = describeFailures({ walks: long, monkey: long }, run)
  expect(text.match(/seed 4711/g)).toHaveLength(2)
  expect(text.length).toBeLessThan(65_536)
})
