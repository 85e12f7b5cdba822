import { vi } from 'vitest'
import { actionWeights, createActions } from '#tests/faults/model/actions.ts'
import { deliver } from '#tests/faults/model/deliver.ts'
import type { Guard } from '#tests/faults/model/guards.ts'
import { accounts, createWorld, type World } from '#tests/faults/model/world.ts'

/** How often a step delivers storage events at once: other tabs may lag behind. */
const storageEventRate = 0.6

/** More rounds than all calls and retries need. */
const maxRounds = 400

/** Delivers every call without a fault and advances the clock, until nothing is pending. @throws when that never happens */
async function runUntilIdle(world: World): Promise<void> {
  const { network } = world
  let idleRounds = 0
  for (let round = 0; round < maxRounds; round += 1) {
    await world.runTasks(1)
    const [call] = network.pendingCalls()
    if (call) deliver(world, call, 0)
    else if (idleRounds === 2) return
    else vi.advanceTimersByTime(8000)
    idleRounds = call ? 0 : idleRounds + 1
  }
  throw new Error(`calls are still pending after ${maxRounds} rounds`)
}

function checkCardForms({ tabs, journal, browser, reportViolation }: World): void {
  for (const tab of tabs) {
    const page = tab.page()
    if (!page || page.shownCents() === null || browser.account?.id !== page.userId) continue
    if (journal.read(page.userId, page.orderId)?.stage === 'charged')
      reportViolation('card form for a charged order', page.orderId)
  }
}

/** Fails every pending payment record once: a tab with retries left must still record its payment (PAY-3). */
async function checkRecordRetries(world: World): Promise<void> {
  const { tabs, network, server, reportViolation } = world
  const recordingOrderIds = [...tabs].map((tab) => tab.recordingOrderId()).filter((orderId) => orderId !== null)
  for (const call of network.pendingCalls()) {
    if (call.kind !== 'http' || call.request.method !== 'PATCH') continue
    network.remove(call)
    call.deliver('offline')
  }
  await runUntilIdle(world)
  for (const orderId of recordingOrderIds) {
    if (server.orders.get(orderId)?.paid === false) reportViolation('recording given up early', orderId)
  }
}

/** Signs each account in again, in a new tab. With blocked storage the tab stays: only its memory has the journal. */
async function signInAgain(world: World): Promise<void> {
  const { tabs } = world
  for (const account of accounts) {
    if (!world.isStorageBlocked) for (const tab of tabs) world.closeTab(tab, 1)
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
    const isAccountedFor = order
      ? order.paid && order.transactionId === bank.intents.get(secret)?.id
      : isStorageBlocked ||
        journal.all().some((attempt) => attempt.stage === 'charged' && attempt.clientSecret === secret)
    if (!isAccountedFor) reportViolation('paid order lost', orderId)
  }
}

/**
 * One random walk: takes 20 to 80 weighted random steps through the model, then ends all faults, signs every account in
 * again and checks the final state. Stops stepping at the first violation. The same seed takes the same steps.
 * @param removedGuard a guard that the shop runs without
 */
export async function walk(seed: number, removedGuard: Guard | null = null) {
  const world = createWorld(seed, removedGuard)
  const { random, findings, tabs, network, bank, server } = world
  const actions = createActions(world)
  const maxSteps = random.pick([20, 40, 80]) ?? 40
  let steps = 0

  world.openTab()
  if (!world.isStorageBlocked && random.chance(0.5)) world.openTab()
  await world.runTasks(1)
  for (const signInCall of network.pendingCalls()) deliver(world, signInCall, 0)
  await world.runTasks(1)
  while (steps < maxSteps && findings.length === 0) {
    steps += 1
    actions[random.weighted(actionWeights) ?? 'deliverCall']()
    const areTabsInSync = await world.runTasks(storageEventRate)
    if (areTabsInSync) checkCardForms(world)
  }
  if (findings.length === 0) {
    await checkRecordRetries(world)
    await signInAgain(world)
    checkCharges(world)
  }
  for (const tab of tabs) world.closeTab(tab, 0)
  return { steps, findings, charges: bank.charges.size, orders: server.formCount() }
}
