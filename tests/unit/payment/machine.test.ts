import { describe, expect, it } from 'vitest'
import {
  advance,
  initialPayment,
  isOrderLost,
  needsLeaveGuard,
  type PaymentEvent,
  type PaymentState,
} from '#src/domain/paymentMachine.ts'

type Sample<Union, Key extends keyof Union, Value> = Extract<Union, Record<Key, Value>>

/** One of each, or it does not compile. */
const states: { [Name in PaymentState['name']]: Sample<PaymentState, 'name', Name> } = {
  preparing: { name: 'preparing' },
  noSecret: { name: 'noSecret' },
  retrieving: { name: 'retrieving' },
  ready: { name: 'ready', totalCents: 100, problem: null },
  totalChanged: { name: 'totalChanged', totalCents: 100 },
  checking: { name: 'checking' },
  confirming: { name: 'confirming' },
  undecided: { name: 'undecided' },
  recording: { name: 'recording', transactionId: 'pi_1', wasLost: false },
  unrecorded: { name: 'unrecorded', transactionId: 'pi_1' },
  lost: { name: 'lost', transactionId: 'pi_1' },
  recorded: { name: 'recorded', transactionId: 'pi_1' },
  gone: { name: 'gone' },
}

/** `totalRead` has another total than the states have: the same one changes nothing. */
const events: { [Type in PaymentEvent['type']]: Sample<PaymentEvent, 'type', Type> } = {
  prepare: { type: 'prepare' },
  secretFailed: { type: 'secretFailed' },
  retrieve: { type: 'retrieve' },
  secretReady: { type: 'secretReady', totalCents: 100, problem: null },
  totalRead: { type: 'totalRead', totalCents: 200 },
  pay: { type: 'pay' },
  checkFailed: { type: 'checkFailed', totalCents: 100 },
  confirm: { type: 'confirm' },
  secretUnusable: { type: 'secretUnusable' },
  undecided: { type: 'undecided' },
  charged: { type: 'charged', transactionId: 'pi_1' },
  recordFailed: { type: 'recordFailed' },
  orderLost: { type: 'orderLost', transactionId: 'pi_1' },
  recorded: { type: 'recorded', transactionId: 'pi_1' },
  gone: { type: 'gone' },
}

// '.': the state does not accept the event and stays the same object. Last, whether leaving is guarded.
const table = `
             prepare   secretFailed retrieve   secretReady totalRead    pay      checkFailed confirm    secretUnusable undecided charged   recordFailed orderLost recorded gone | guarded
preparing    preparing noSecret     retrieving ready       .            .        .           .          .              .         recording .            lost      recorded gone | no
noSecret     preparing .            retrieving .           .            .        .           .          .              .         recording .            lost      recorded gone | no
retrieving   .         noSecret     .          ready       .            .        .           confirming .              undecided recording .            lost      recorded gone | no
ready        .         .            retrieving .           totalChanged checking .           .          .              .         recording .            lost      recorded gone | no
totalChanged .         .            retrieving .           totalChanged checking .           .          .              .         recording .            lost      recorded gone | no
checking     .         noSecret     retrieving ready       totalChanged .        ready       confirming .              .         recording .            lost      recorded gone | yes
confirming   .         .            .          ready       .            .        .           .          checking       undecided recording .            .         .        .    | yes
undecided    .         .            retrieving .           .            .        .           .          .              .         recording .            lost      recorded gone | no
recording    .         .            .          .           .            .        .           .          .              .         .         unrecorded   lost      recorded .    | yes
unrecorded   .         .            .          .           .            .        .           .          .              .         recording .            lost      recorded .    | no
lost         .         .            .          .           .            .        .           .          .              .         recording .            .         recorded .    | no
recorded     .         .            .          .           .            .        .           .          .              .         .         .            .         .        .    | no
gone         preparing .            retrieving .           .            .        .           .          .              .         recording .            lost      recorded .    | no
`
const [head = [], ...rows] = table
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/[\s|]+/))
const eventNames = head.slice(0, -1)

const isState = (name: string): name is PaymentState['name'] => name in states
const isEvent = (name: string): name is PaymentEvent['type'] => name in events

describe('the payment machine', () => {
  it('has a row for every state and a column for every event', () => {
    expect(rows.map(([name = '']) => name).toSorted()).toEqual(Object.keys(states).toSorted())
    expect(eventNames.toSorted()).toEqual(Object.keys(events).toSorted())
  })

  it.each(rows)('%s', (from = '', ...cells) => {
    if (!isState(from)) throw new Error(`${from} is unknown`)
    for (const [column, event] of eventNames.entries()) {
      if (!isEvent(event)) throw new Error(`${event} is unknown`)
      const after = advance(states[from], events[event])
      expect(after === states[from] ? '.' : after.name, `${from} + ${event}`).toBe(cells[column])
    }
    expect(needsLeaveGuard(states[from]) ? 'yes' : 'no').toBe(cells.at(-1))
  })

  it.each<[PaymentState, PaymentEvent, object]>([
    [
      initialPayment,
      { type: 'secretReady', totalCents: 5, problem: 'unfinished' },
      { totalCents: 5, problem: 'unfinished' },
    ],
    [states.ready, { type: 'totalRead', totalCents: 100 }, states.ready],
    [states.ready, { type: 'totalRead', totalCents: 7 }, { totalCents: 7 }],
    [states.checking, { type: 'checkFailed', totalCents: 9 }, { totalCents: 9, problem: 'notChecked' }],
    [states.recording, { type: 'recordFailed' }, { transactionId: 'pi_1' }],
    [states.confirming, { type: 'charged', transactionId: 'pi_9' }, { transactionId: 'pi_9', wasLost: false }],
    [states.unrecorded, { type: 'recorded', transactionId: 'pi_9' }, { transactionId: 'pi_9' }],
  ])('keeps totals, problems and transaction ids: %j + %j', (from, event, to) => {
    expect(advance(from, event)).toMatchObject(to)
  })

  it('knows a lost order also during a retry (PAY-13)', () => {
    const retrying = advance(states.lost, { type: 'charged', transactionId: 'pi_1' })
    expect([states.lost, retrying, states.recording, states.unrecorded].map(isOrderLost)).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(needsLeaveGuard(retrying)).toBe(true)
  })
})
