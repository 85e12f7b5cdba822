import { expect, it } from 'vitest'
import type { CallRecord } from '#mocks/callLog.ts'
import { whatHappened } from '#mocks/demo/whatHappened.ts'

type Row = [name: CallRecord['name'], status: CallRecord['status'], cause?: CallRecord['cause'], changedNothing?: true]

const createRecords = (...rows: Row[]): CallRecord[] =>
  rows.map(([name, status, cause = null, changedNothing = false], index) => ({
    id: index + 1,
    name,
    status,
    changedNothing,
    cause,
    sequence: index + 1,
  }))

const describe = (...rows: Row[]) => whatHappened(createRecords(...rows)).map(({ text, tone }) => `${tone}: ${text}`)

const chargedRow: Row = ['confirmCard', 'succeeded']
const unrecordedRow: Row = ['recordPayment', 500, 500]
const readRow: Row = ['getMyOrder', 200]
const notRecorded = 'bad: Couldn’t record the payment: server error'
const recoveredMessage = 'good: Recorded. Nothing was charged twice'

it.each<[string, Row[], string[]]>([
  [
    'a payment that the customer has to try again',
    [chargedRow, unrecordedRow, unrecordedRow, unrecordedRow, unrecordedRow, ['recordPayment', 200]],
    [
      'good: Card charged',
      notRecorded,
      'bad: Tried again automatically, still not recorded (3 times)',
      'neutral: Tried again',
      recoveredMessage,
    ],
  ],
  [
    'a payment that is recorded, but whose response is lost',
    [chargedRow, ['recordPayment', 'network', 'lost'], readRow, readRow],
    [
      'good: Card charged',
      'bad: The payment was recorded, but the response was lost',
      'good: Checked again and found it recorded. Nothing was charged twice',
    ],
  ],
  [
    'repeated failures, even with a different failure between them',
    [
      ['getParts', 500],
      ['getReviews', 'network', 'network'],
      ['getParts', 500],
      ['getParts', 200],
    ],
    [
      'bad: Couldn’t load the reviews: no connection',
      'bad: Couldn’t load the parts: server error (2 times)',
      'good: It worked on the next try',
    ],
  ],
])('describes %s', (_, rows, lines) => {
  expect(describe(...rows)).toEqual(lines)
})
