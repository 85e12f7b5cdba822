/**
 * A model-based test of paying and purchasing: the shop's real store, endpoints and payment flow run against models of
 * the browser, the network, the shop's server and the bank. Each seed makes one random walk, a sequence of random steps
 * with random faults. Invariants are checked at every step (`model/violations.ts`) and at the end (`model/walk.ts`).
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as PaymentMachine from '#src/domain/paymentMachine.ts'
import { guards, type Guard } from '#tests/faults/model/guards.ts'
import type { Violation } from '#tests/faults/model/violations.ts'
import { walk } from '#tests/faults/model/walk.ts'

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
    now: new Date('2026-01-05T09:00:00Z'),
  })
})
afterEach(() => {
  removed.guard = null
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** `SEED=4711` makes this one walk only. */
const onlySeed = Number(process.env['SEED'] ?? 0)
const walkCount = onlySeed > 0 ? 1 : 10_000
const seedOf = (index: number): number => (onlySeed > 0 ? onlySeed : index)

describe('paying and purchasing (ROBUST-1)', () => {
  it(`have no violation in ${walkCount} random walks`, { timeout: 600_000 }, async () => {
    const sum = { steps: 0, charges: 0, orders: 0 }
    const allFindings: { violation: Violation; detail: string; SEED: number }[] = []
    const startMs = performance.now()
    for (let index = 1; index <= walkCount; index += 1) {
      const { findings, ...counts } = await walk(seedOf(index))
      allFindings.push(...findings.map((finding) => ({ ...finding, SEED: seedOf(index) })))
      for (const name of ['steps', 'charges', 'orders'] as const) sum[name] += counts[name]
    }
    const durationMs = Math.round(performance.now() - startMs)
    const countOf = (wanted: Violation) => allFindings.filter(({ violation }) => violation === wanted).length
    console.info(
      `${walkCount} walks, ${sum.steps} steps, ${sum.charges} charges, ${sum.orders} orders: ` +
        `${countOf('double charge')} double charges, ${countOf('double order')} double orders, ` +
        `${countOf('paid order lost')} paid orders lost, ${allFindings.length} findings in all, ${durationMs} ms`,
    )
    expect(allFindings).toEqual([])
    // A single walk may end without a charge or an order.
    const minimum = onlySeed > 0 ? -1 : walkCount / 10
    expect(Math.min(sum.steps, sum.charges, sum.orders), 'the walks charge and order').toBeGreaterThan(minimum)
  })

  it('takes the same steps for the same seed', async () => {
    expect(await walk(seedOf(7))).toEqual(await walk(seedOf(7)))
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
  'journal bound to its user': "another account's token",
  'no second secret while undecided': 'double charge',
}

/** Enough walks to find each of them. */
const maxWalks = 3000

describe('the walks find a violation without the guard', () => {
  it.each(guards)('%s', { timeout: 300_000 }, async (guard) => {
    removed.guard = guard
    const expected = expectedViolations[guard]
    let seed = 0
    let isFound = false
    while (!isFound && seed < maxWalks) {
      seed += 1
      isFound = (await walk(seed, guard)).findings.some(({ violation }) => violation === expected)
    }
    console.info(`without '${guard}': ${isFound ? expected : 'nothing'} within ${seed} walks`)
    expect(isFound, expected).toBe(true)
  })
})
