import * as fc from 'fast-check'
import { vi } from 'vitest'
import { accounts } from '#tests/faults/model/browser.ts'
import type { PendingCall } from '#tests/faults/model/network.ts'
import { anyStep, type Step } from '#tests/faults/model/steps.ts'
import { createWorld, type Conditions, type World } from '#tests/faults/model/world.ts'

/** Ends a call without a fault. */
const answer = (call: PendingCall) => call.deliver(call.kind === 'confirm' ? 'charged' : 'ok')

/** More rounds than all calls and retries need. */
const maxRounds = 400

/** Delivers every call without a fault and advances the clock, until nothing is pending. @throws when that never happens */
async function runUntilIdle(world: World): Promise<void> {
  const { network } = world
  let idleRounds = 0
  for (let round = 0; round < maxRounds; round += 1) {
    await world.runTasks(true)
    const [call] = network.pending
    if (call) answer(call)
    else if (idleRounds === 2) return
    else vi.advanceTimersByTime(8000)
    idleRounds = call ? 0 : idleRounds + 1
  }
  throw new Error(`calls are still pending after ${maxRounds} rounds`)
}

/** Fails every pending payment record once: a tab with retries left must still record its payment (PAY-3). */
async function checkRecordRetries(world: World): Promise<void> {
  const { tabs, network, server, reportViolation } = world
  const recordingOrderIds = [...tabs].map((tab) => tab.recordingOrderId()).filter((orderId) => orderId !== null)
  for (const call of network.callsOfKind('http')) if (call.sent.method === 'PATCH') call.deliver('offline')
  await runUntilIdle(world)
  for (const orderId of recordingOrderIds) {
    if (server.orders.get(orderId)?.paid === false) reportViolation('recording given up early', orderId)
  }
}

/** Signs each account in again, in a new tab. With blocked storage the tab stays: only its memory has the journal. */
async function signInAgain(world: World): Promise<void> {
  const { tabs } = world
  for (const account of accounts) {
    if (!world.isStorageBlocked) for (const tab of tabs) world.closeTab(tab, true)
    world.setAccount(null)
    world.setAccount(account)
    if (tabs.size === 0) world.openTab()
    await runUntilIdle(world)
  }
}

/** Every charge is recorded on its order, or kept in the journal when the admin has deleted the order. */
function checkCharges({ bank, server, journal, reportViolation, isStorageBlocked }: World): void {
  for (const [orderId, [secret = '']] of bank.charges) {
    const order = server.orders.get(orderId)
    const transactionId = bank.intents.get(secret)?.id
    const isAccountedFor = order
      ? order.paid && order.transactionId === transactionId
      : isStorageBlocked ||
        journal.all().some((attempt) => attempt.stage === 'charged' && attempt.transactionId === transactionId)
    if (!isAccountedFor) reportViolation('paid order lost', orderId)
  }
}

export interface Walk extends Conditions {
  steps: Iterable<Step>
}

/** Up to 150 weighted random steps. The same seed of fast-check generates the same walks. */
export const anyWalk: fc.Arbitrary<Walk> = fc.record({
  // Not shrunk: fast-check shortens only a walk that it has just taken as it is.
  isStorageBlocked: fc.noShrink(fc.integer({ min: 0, max: 19 }).map((n) => n === 19)),
  isForgiving: fc.noShrink(fc.boolean()),
  steps: fc.commands([anyStep], { maxCommands: 150, size: 'max' }),
})

/**
 * Takes a walk through the model, then ends all faults, signs every account in again and checks the final state.
 * @throws the first violation, with the steps that led to it
 */
export async function takeWalk({ steps, ...conditions }: Walk) {
  const world = createWorld(conditions)
  const { tabs, network, bank, server } = world
  world.openTab()
  try {
    await world.runTasks(true)
    network.pending.forEach(answer)
    await world.runTasks(true)
    await fc.asyncModelRun(() => ({ model: world, real: world }), steps)
    await checkRecordRetries(world)
    await signInAgain(world)
    checkCharges(world)
    world.throwViolation()
  } finally {
    for (const tab of tabs) world.closeTab(tab, false)
  }
  return { charges: bank.charges.size, orders: server.formCount() }
}
