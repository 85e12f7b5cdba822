import * as fc from 'fast-check'
import { vi } from 'vitest'
import { getUnrecordableReason } from '#src/domain/paymentAttempt.ts'
import { accounts } from '#tests/faults/model/browser.ts'
import type { PendingCall } from '#tests/faults/model/network.ts'
import { anyStep, type Step } from '#tests/faults/model/steps.ts'
import { getOrderIdOfAmount, type BankIntent } from '#tests/support/paying/bank.ts'
import { createModel, type WalkConditions, type Model } from '#tests/faults/model/model.ts'

/** Completes a call successfully. */
const completeCall = (call: PendingCall) => call.deliver(call.kind === 'confirm' ? 'charged' : 'ok')

/** More rounds than all calls and retries of a walk need. */
const maxRounds = 400

/**
 * Delivers every call without a fault and advances the clock, until nothing is pending.
 * @throws Error if calls never stop
 */
async function runUntilIdle(model: Model): Promise<void> {
  const { network } = model
  let idleRounds = 0
  for (let round = 0; round < maxRounds; round += 1) {
    await model.runTasks(true)
    const [call] = network.pendingCalls
    if (call) completeCall(call)
    else if (idleRounds === 2) return
    else vi.advanceTimersByTime(8000)
    idleRounds = call ? 0 : idleRounds + 1
  }
  throw new Error(`calls are still pending after ${maxRounds} rounds`)
}

/**
 * Makes every pending request to record a payment fail once. A tab that can still retry must then record its payment (PAY-3).
 */
async function checkRecordRetries(model: Model): Promise<void> {
  const { tabs, network, server, reportViolation } = model
  const recordingOrderIds = [...tabs].map((tab) => tab.getRecordingOrderId()).filter((orderId) => orderId !== null)
  for (const call of network.getCallsOfKind('http')) if (call.payload.method === 'PATCH') call.deliver('offline')
  await runUntilIdle(model)
  for (const orderId of recordingOrderIds) {
    if (server.orders.get(orderId)?.paid === false) reportViolation('recording given up early', orderId)
  }
}

/** Signs each account in again, in new tabs. A tab without storage stays open, because only this tab has the journal. */
async function signInAgain(model: Model): Promise<void> {
  const { tabs, laptop, phone } = model
  for (const account of accounts) {
    for (const tab of tabs) if (tab.browser.canReload()) model.closeTab(tab, 'now')
    model.setAccount(null)
    model.setAccount(account)
    for (const browser of [laptop, phone]) if (model.getTabs(browser).length === 0) model.openTab(browser)
    await runUntilIdle(model)
  }
}

/** Whether the customer sees a charge somewhere: as a recorded payment, or as the charge of a lost or twice-paid order. */
function isKnownToCustomer({ server, laptop, phone }: Model, { id, amount, browser }: BankIntent): boolean {
  const order = server.orders.get(getOrderIdOfAmount(amount))
  if ((order?.paid && order.transactionId === id) || server.replacedTransactionIds.has(id)) return true
  const { journal, storageKind } = browser === phone.name ? phone : laptop
  const attempt = journal.listAll().find((stored) => stored.stage === 'charged' && stored.transactionId === id)
  // If storage is blocked, the page keeps the charge in memory and shows it.
  if (storageKind === 'blocked' && (!order || order.paid)) return true
  return getUnrecordableReason(attempt ?? null) === (order?.paid ? 'twice' : 'lost') && (!order || order.paid)
}

function checkCharges(model: Model): void {
  for (const intent of [...model.bank.chargesByOrder.values()].flat()) {
    if (!isKnownToCustomer(model, intent)) model.reportViolation('charge that the customer never learns of', intent.id)
  }
}

export interface Walk extends WalkConditions {
  steps: Iterable<Step>
}

/** Generates random walks of up to 500 weighted steps. The same seed generates the same walks. */
export const anyWalk: fc.Arbitrary<Walk> = fc.record({
  // Conditions are not shrunk, because fast-check can shorten only a walk that it has just run with the same conditions.
  storage: fc.noShrink(
    fc.oneof(
      { weight: 15, arbitrary: fc.constant('works' as const) },
      { weight: 4, arbitrary: fc.constant('full' as const) },
      { weight: 1, arbitrary: fc.constant('blocked' as const) },
    ),
  ),
  isForgiving: fc.noShrink(fc.boolean()),
  steps: fc.commands([anyStep], { maxCommands: 500, size: 'max' }),
})

/**
 * Runs the steps of a walk on a new model. Then ends all faults, signs every account in again, and checks all charges.
 * @throws the first violation, with the steps that led to it
 */
export async function runWalk({ steps, ...conditions }: Walk) {
  const model = createModel(conditions)
  const { tabs, network, bank, server } = model
  model.openTab(model.laptop)
  try {
    await model.runTasks(true)
    network.pendingCalls.forEach(completeCall)
    await model.runTasks(true)
    await fc.asyncModelRun(() => ({ model, real: model }), steps)
    await checkRecordRetries(model)
    for (const intent of bank.unfinishedIntents) bank.finishProcessing(intent, true)
    await signInAgain(model)
    checkCharges(model)
    model.throwViolation()
  } finally {
    for (const tab of tabs) model.closeTab(tab, 'none')
  }
  return { charges: bank.chargesByOrder.size, orders: server.countForms() }
}
