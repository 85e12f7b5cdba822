import { expect, it } from 'vitest'
import type { CallRecord } from '#mocks/callLog.ts'
import { describeCalls } from '#mocks/demo/whatHappened.ts'

type CallRow = [name: CallRecord['name'], status: CallRecord['status'], fault?: CallRecord['fault'], hadNoEffect?: true]

const createRecords = (...rows: CallRow[]): CallRecord[] =>
  rows.map(([name, status, fault = null, hadNoEffect = false], index) => ({
    id: index + 1,
    name,
    status,
    hadNoEffect,
    fault,
    sequence: index + 1,
  }))

const describeRows = (...rows: CallRow[]) =>
  describeCalls(createRecords(...rows)).map(({ text, tone }) => `${tone}: ${text}`)

const chargedRow: CallRow = ['confirmCard', 'succeeded']
const failedRecordingRow: CallRow = ['recordPayment', 500, 500]
const readRow: CallRow = ['getMyOrder', 200]
const failedRecordingMessage = 'bad: Couldn’t record the payment: server error'
const recoveredMessage = 'good: Recorded. Nothing was charged twice'

it.each<[string, CallRow[], string[]]>([
  [
    'a payment whose recording the customer has to retry',
    [
      chargedRow,
      failedRecordingRow,
      failedRecordingRow,
      failedRecordingRow,
      failedRecordingRow,
      ['recordPayment', 200],
    ],
    [
      'good: Card charged',
      failedRecordingMessage,
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
  expect(describeRows(...rows)).toEqual(lines)
})
