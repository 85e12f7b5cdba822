import { describe, expect, it } from 'vitest'
import { shrink } from '#tests/tools/monkey/shrink.ts'

const numbers = Array.from({ length: 100 }, (_, index) => index)

/** Shrinks the numbers from 0 to 99, which fail as long as all the needed ones are there. */
async function shrinkTo(...needed: number[]) {
  let tries = 0
  const found = await shrink(numbers, async (part) => {
    tries += 1
    return needed.every((number) => part.includes(number))
  })
  return { found, tries }
}

describe('shrink', () => {
  it.each([[[0]], [[99]], [[3, 50, 97]], [[49, 50]], [[]], [numbers]])(
    'keeps exactly what fails: %j',
    async (needed) => {
      expect((await shrinkTo(...needed)).found).toEqual(needed)
    },
  )

  it('finds two of a hundred steps in less than sixty tries', async () => {
    expect((await shrinkTo(20, 80)).tries).toBeLessThan(60)
  })

  it('leaves the last element that depends on none out, when others had to go first', async () => {
    const fails = async (part: readonly number[]) => part.includes(1) && (part.includes(0) || part.length === 1)
    expect(await shrink([0, 1], fails)).toEqual([1])
  })

  it('keeps a list whose parts do not fail', async () => {
    expect(await shrink([1, 2, 3], async () => false)).toEqual([1, 2, 3])
  })
})
