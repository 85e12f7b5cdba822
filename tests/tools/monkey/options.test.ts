import { describe, expect, it } from 'vitest'
import { readOptions } from '#tests/tools/monkey/options.ts'

describe('readOptions', () => {
  it('walks for ten minutes by default, always the same', () => {
    expect(readOptions([])).toEqual({ seed: 1, minutes: 10, steps: Infinity })
  })

  it('reads seed, minutes and steps', () => {
    expect(readOptions(['--seed=7', '--minutes', '0.5', '--steps=40'])).toEqual({ seed: 7, minutes: 0.5, steps: 40 })
  })

  it.each([['--seed=x'], ['--minutes=0'], ['--steps=-1'], ['--steps='], ['--speed=1'], ['7']])('refuses %s', (arg) => {
    expect(() => readOptions([arg])).toThrow(arg.replace(/=.*/, ''))
  })
})
