import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as Machine from '#src/domain/paymentMachine.ts'
import { guards, type Guard } from '#tests/faults/model/guards.ts'
import type { Violation } from '#tests/faults/model/violations.ts'
import { walk } from '#tests/faults/model/walk.ts'

vi.mock('#src/app/notify.tsx')
vi.mock('#src/app/log.ts')

const missing = vi.hoisted(() => ({ guard: null as Guard | null }))

/** The machine's refusals are what makes a double click one payment; they are no port, so they are taken away here. */
vi.mock('#src/domain/paymentMachine.ts', async (original) => {
  const machine = await original<typeof Machine>()
  const advance: typeof machine.advance = (state, event) => {
    if (missing.guard === 'one click, one payment') {
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
  missing.guard = null
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** `SEED=4711` walks that one only. */
const onlySeed = Number(process.env['SEED'] ?? 0)
const runs = onlySeed > 0 ? 1 : 10_000
const seedOf = (run: number): number => (onlySeed > 0 ? onlySeed : run)

describe('paying and purchasing (ROBUST-1)', () => {
  it(`never goes wrong in ${runs} random walks`, { timeout: 600_000 }, async () => {
    const sum = { steps: 0, charges: 0, orders: 0 }
    const found: { violation: Violation; detail: string; SEED: number }[] = []
    const start = performance.now()
    for (let run = 1; run <= runs; run += 1) {
      const { findings, ...counts } = await walk(seedOf(run))
      found.push(...findings.map((finding) => ({ ...finding, SEED: seedOf(run) })))
      for (const name of ['steps', 'charges', 'orders'] as const) sum[name] += counts[name]
    }
    const took = Math.round(performance.now() - start)
    const times = (wanted: Violation) => found.filter(({ violation }) => violation === wanted).length
    console.info(
      `${runs} runs, ${sum.steps} steps, ${sum.charges} charges, ${sum.orders} orders: ` +
        `${times('double charge')} double charges, ${times('double order')} double orders, ` +
        `${times('paid order lost')} paid orders lost, ${found.length} findings in all, ${took} ms`,
    )
    expect(found).toEqual([])
    // one walk may well end without an order or a payment
    const least = onlySeed > 0 ? -1 : runs / 10
    expect(Math.min(sum.steps, sum.charges, sum.orders), 'something happened').toBeGreaterThan(least)
  })

  it('is the same walk for the same seed', async () => {
    expect(await walk(seedOf(7))).toEqual(await walk(seedOf(7)))
  })
})

/** What a shop without one of its guards does, sooner or later. */
const consequences: Record<Guard, Violation> = {
  'one click, one purchase': 'double order',
  'one click, one payment': 'card tried twice by one click',
  // two secrets for one order are two possible charges
  'web lock': 'needless secret',
  'fresh read before confirm': 'double charge',
  'journal before confirm': 'paid order lost',
  'secret reuse': 'needless secret',
  'error with succeeded intent is paid': 'paid order lost',
  'recovery on start': 'paid order lost',
  'record retry': 'recording given up early',
  'journal bound to its user': "another account's token",
  'no second secret while undecided': 'double charge',
}

/** Enough walks to come upon each of them. */
const most = 3000

describe('the walks find out when a guard is missing', () => {
  it.each(guards)('%s', { timeout: 300_000 }, async (guard) => {
    missing.guard = guard
    const consequence = consequences[guard]
    let seed = 0
    let isFound = false
    while (!isFound && seed < most) {
      seed += 1
      isFound = (await walk(seed, guard)).findings.some(({ violation }) => violation === consequence)
    }
    console.info(`without '${guard}': ${isFound ? consequence : 'nothing'} within ${seed} walks`)
    expect(isFound, consequence).toBe(true)
  })
})
