/**
 * A model-based test of paying and purchasing: the shop's real store, endpoints and payment flow run against models of
 * the browser, the network, the shop's server and the bank. fast-check generates random walks, sequences of steps with
 * faults, and reports a violation with the shortest walk that leads to it. Invariants are checked at every step
 * (`paying/violations.ts`) and at the end (`model/walk.ts`). The seed is fixed, so each run takes the same walks.
 */
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { anyWalk, takeWalk } from '#tests/faults/model/walk.ts'
import { runsAll } from '#tests/support/sampleCases.ts'

vi.mock('#src/app/toasts.ts')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.unstubAllGlobals())

/** A seed with which few walks find each violation. */
const seed = 4
/** The nightly workflow takes more walks. */
const walkCount = Number(process.env.WALKS ?? (runsAll ? 1000 : 200))

it(
  `paying and purchasing have no violation in ${walkCount} random walks (ROBUST-1)`,
  { timeout: walkCount * 3000 },
  async () => {
    const sum = { charges: 0, orders: 0 }
    const property = fc.asyncProperty(anyWalk, async (walk) => {
      const { charges, orders } = await takeWalk(walk)
      sum.charges += charges
      sum.orders += orders
    })
    await fc.assert(property, { seed, numRuns: walkCount })
    console.info(`${walkCount} walks, ${sum.charges} charges, ${sum.orders} orders: no violation`)
    expect(Math.min(sum.charges, sum.orders), 'the walks charge and order').toBeGreaterThan(walkCount / 10)
  },
)
