/**
 * A model-based test of paying and purchasing: the shop's real store, endpoints and payment flow run against models of
 * the browser, the network, the shop's server and the bank. fast-check generates random walks, sequences of steps with
 * faults, and reports a violation with the shortest walk that leads to it. Invariants are checked at every step
 * (`paying/violations.ts`) and at the end (`model/walk.ts`). The seed is fixed, so each run takes the same walks.
 */
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as PaymentMachine from '#src/domain/paymentMachine.ts'
import { guards, type Guard } from '#tests/faults/model/guards.ts'
import type { Violation } from '#tests/support/paying/violations.ts'
import { anyWalk, takeWalk } from '#tests/faults/model/walk.ts'
import { ViolationError } from '#tests/faults/model/world.ts'

vi.mock('#src/app/notify.tsx')
vi.mock('#src/app/log.ts')

const removed = vi.hoisted(() => ({ guard: null as Guard | null }))

/** The guard against double clicks is in the state machine, not in a port of the flow, so it is removed by a mock. */
vi.mock('#src/domain/paymentMachine.ts', async (original) => {
  const machine = await original<typeof PaymentMachine>()
  const advance: typeof machine.advance = (state, event) => {
    if (removed.guard === 'one click, one payment') {
      if (event.type === 'pay' && 'totalCents' in state) return { ...state }
      if (event.type === 'confirm') return { name: 'confirming' }
    }
    return machine.advance(state, event)
  }
  return { ...machine, advance }
})

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'requestAnimationFrame'],
  })
})
afterEach(() => {
  removed.guard = null
  vi.unstubAllGlobals()
})

/** One with which few walks find each violation. */
const seed = 1
/** The nightly workflow takes more of them. */
const walkCount = Number(process.env.WALKS ?? 1000)

describe('paying and purchasing (ROBUST-1)', () => {
  it(`have no violation in ${walkCount} random walks`, { timeout: walkCount * 1000 }, async () => {
    const sum = { charges: 0, orders: 0 }
    const property = fc.asyncProperty(anyWalk, async (walk) => {
      const { charges, orders } = await takeWalk(walk, null)
      sum.charges += charges
      sum.orders += orders
    })
    await fc.assert(property, { seed, numRuns: walkCount })
    console.info(`${walkCount} walks, ${sum.charges} charges, ${sum.orders} orders: no violation`)
    expect(Math.min(sum.charges, sum.orders), 'the walks charge and order').toBeGreaterThan(walkCount / 10)
  })
})

/** The violation that the walks must find when a guard is removed. */
const expectedViolations: Record<Guard, Violation> = {
  'one click, one purchase': 'double order',
  'one click, one payment': 'card confirmed twice by one click',
  // Two open intents for one order can both be charged.
  'web lock': 'needless payment intent',
  'fresh read before confirm': 'double charge',
  'journal before confirm': 'paid order lost',
  'secret reuse': 'needless payment intent',
  'error with succeeded intent is paid': 'paid order lost',
  'recovery on start': 'paid order lost',
  'record retry': 'recording given up early',
  'no second secret while undecided': 'double charge',
}

/** Enough walks to find each of them. */
const maxWalks = 500

/** Takes walks without a guard until one ends with its violation. @returns the error that the walks report */
async function walkWithout(guard: Guard, isShrunk: boolean) {
  removed.guard = guard
  const property = fc.asyncProperty(anyWalk, async (walk) => {
    try {
      await takeWalk(walk, guard)
    } catch (error) {
      // A removed guard can have other violations, too.
      if (!(error instanceof ViolationError) || error.violation === expectedViolations[guard]) throw error
    }
  })
  const { errorInstance } = await fc.check(property, { seed, numRuns: maxWalks, endOnFailure: !isShrunk })
  return errorInstance
}

describe('the walks find a violation without the guard', () => {
  it.each(guards)('%s', { timeout: 300_000 }, async (guard) => {
    expect(await walkWithout(guard, false)).toMatchObject({ violation: expectedViolations[guard] })
  })

  it('and report it with the shortest walk', { timeout: 300_000 }, async () => {
    expect(await walkWithout('no second secret while undecided', true)).toMatchInlineSnapshot(`
      [Error: double charge (o1: pi_1_secret, pi_2_secret)
          tab 0 opens o1 as u1
          GET /mypurchase/o1 of tab 0: ok
          POST /create-payment-intent of tab 0: ok
          u1 pays o1 with 1 clicks
          GET /mypurchase/o1 of tab 0: ok
          confirm pi_1_secret of tab 0: challenged
          u1 pays o1 with 1 clicks
          GET /mypurchase/o1 of tab 0: ok
          retrieve pi_1_secret of tab 0: ok
          the bank decides pi_1: succeeded]
    `)
  })
})
