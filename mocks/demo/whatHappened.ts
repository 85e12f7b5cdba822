import type { CallRecord, ProviderAction } from '#mocks/callLog.ts'
import {
  changes,
  providers,
  reads,
  type ChangeName,
  type ReadName,
  type Sentence,
  type Tone,
} from '#mocks/demo/copy/calls.ts'
import { answerLost, because, reasons, recoveries, timesOver } from '#mocks/demo/copy/happened.ts'

/** One thing that happened, in the customer's words. */
export interface HappenedLine {
  /** Stays the same while the line is repeated. */
  id: string
  text: string
  tone: Tone
}

/** How many lines are told; older ones are left out. */
const maxLines = 20

/** How often recording a payment is tried again by itself; after that the customer has to ask for it (PAY-3). */
export const automaticRetries = 3

/** What earlier calls have left behind. */
interface Memory {
  failedReads: Set<ReadName>
  /** A call was turned away because the login had run out. */
  loginExpired: boolean
  /** How often recording the payment has failed. */
  failedRecordings: number
  /** The payment is recorded, but the shop has not heard of it. */
  recordedUnheard: boolean
}

const isProviderAction = (name: CallRecord['name']): name is ProviderAction => name in providers
const isRead = (name: CallRecord['name']): name is ReadName => name in reads

/** @returns why a call failed; null when it worked */
function reasonOf({ answer, cause }: CallRecord): string | null {
  if (answer === null) return reasons.hang
  if (cause === 'garbage') return reasons.garbage
  if (typeof answer === 'string') return cause === 'lost' ? reasons.lost : reasons.network
  if (answer < 400) return null
  if (answer === 401 || answer === 403 || answer === 404) return reasons[answer]
  return answer < 500 ? reasons.otherRequest : reasons.server
}

function tellProvider({ answer }: CallRecord, name: ProviderAction, memory: Memory): readonly Sentence[] {
  const { answers, other, open } = providers[name]
  if (answer === null) return open ? [open] : []
  // Another payment begins.
  if (name === 'confirmCard') Object.assign(memory, { failedRecordings: 0, recordedUnheard: false })
  return [answers[answer] ?? [other, 'bad']]
}

function tellRead(record: CallRecord, name: ReadName, memory: Memory): readonly Sentence[] {
  // A read that answers as a change that was refused makes no sense to the shop.
  const reason = record.changedNothing ? reasons.garbage : reasonOf(record)
  if (reason !== null) {
    memory.failedReads.add(name)
    return [[because(reads[name].failed, reason), 'bad']]
  }
  const hadFailed = memory.failedReads.delete(name)
  if (name === 'getMyOrder' && memory.recordedUnheard) {
    memory.recordedUnheard = false
    return [[recoveries.foundRecorded, 'good']]
  }
  return hadFailed ? [[recoveries.readWorks, 'good']] : []
}

function tellChange(record: CallRecord, name: ChangeName): readonly Sentence[] {
  const { done, failed } = changes[name]
  const reason = reasonOf(record)
  if (record.changedNothing) return [[because(failed, reasons.refused), 'bad']]
  if (reason === null) return done === null ? [] : [[done, 'good']]
  if (record.cause === 'lost' && record.answer === 'network' && done !== null) return [[answerLost(done), 'bad']]
  return [[because(failed, reason), 'bad']]
}

/** The shop records a payment until it succeeds (PAY-3): the second attempt is labelled as such. */
function tellRecording(record: CallRecord, memory: Memory): readonly Sentence[] {
  const { failedRecordings } = memory
  const tried = failedRecordings % (automaticRetries + 1) === 0 ? recoveries.tried : recoveries.triedByItself
  if (record.cause === 'lost' && record.answer === 'network') {
    memory.recordedUnheard = true
    return [[recoveries.recordedUnheard, 'bad']]
  }
  const isRecorded = reasonOf(record) === null && !record.changedNothing
  memory.failedRecordings = isRecorded ? 0 : failedRecordings + 1
  if (failedRecordings === 0) return tellChange(record, 'recordPayment')
  if (!isRecorded) return [[recoveries.stillNotRecorded(tried), 'bad']]
  return [
    [tried, 'neutral'],
    [recoveries.recorded, 'good'],
  ]
}

function tell(record: CallRecord, memory: Memory): readonly Sentence[] {
  const { name, answer, cause } = record
  if (answer === 'cancelled') return []
  if (isProviderAction(name)) return tellProvider(record, name, memory)
  // It is still on its way.
  if (answer === null && cause !== 'hang') return []
  if (name === 'upsertUser' && memory.loginExpired) {
    memory.loginExpired = false
    if (reasonOf(record) === null && !record.changedNothing) return [[recoveries.loginRenewed, 'good']]
  } else if (answer === 401) memory.loginExpired = true
  if (isRead(name)) return tellRead(record, name, memory)
  return name === 'recordPayment' ? tellRecording(record, memory) : tellChange(record, name)
}

/** Adds a line. It joins the same line above it, when only lines of the same tone are between them. */
function fold(lines: readonly CountedLine[], line: CountedLine): readonly CountedLine[] {
  const startOfRun = lines.findLastIndex(({ tone }) => tone !== line.tone) + 1
  const index = lines.findLastIndex(({ text }, at) => at >= startOfRun && text === line.text)
  const same = lines[index]
  return same
    ? [...lines.filter((other) => other !== same), { ...line, id: same.id, times: same.times + 1 }]
    : [...lines, line]
}

type CountedLine = HappenedLine & { times: number }

/**
 * Tells what happened in the customer's words, e.g. "Card charged", "The shop could not record the payment: the server had
 * a fault", "Tried again by itself", "Recorded. Nothing was charged twice".
 * @param records the calls of this page, see `callLog`
 * @returns the last 20 lines, newest last; repeated ones are one line that says how often
 */
export function whatHappened(records: readonly CallRecord[]): readonly HappenedLine[] {
  const memory: Memory = { failedReads: new Set(), loginExpired: false, failedRecordings: 0, recordedUnheard: false }
  return [...records]
    .sort((a, b) => a.sequence - b.sequence)
    .flatMap((record) =>
      tell(record, memory).map(([text, tone], index) => ({
        id: `${record.id}-${index}`,
        text,
        tone,
        times: 1,
      })),
    )
    .reduce<readonly CountedLine[]>(fold, [])
    .slice(-maxLines)
    .map(({ times, ...line }) => ({ ...line, text: timesOver(line.text, times) }))
}
