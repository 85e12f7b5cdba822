import type { CallRecord, ProviderAction } from '#mocks/callLog.ts'
import * as copy from '#mocks/demo/copy/calls.ts'
import type { CallName } from '#mocks/dials.ts'
import { recordRetryDelaysMs } from '#src/payment/recording.ts'

/** One thing that happened, in the customer's words. */
interface Line {
  /** Stays the same while the line is repeated. */
  id: string
  text: string
  tone: copy.Tone
  times: number
}

/** What earlier calls have left behind. */
interface Memory {
  failedReads: Set<CallName>
  /** A call was turned away because the login had run out. */
  loginExpired: boolean
  /** How often recording the payment has failed. */
  failedRecordings: number
  /** The payment is recorded, but the shop has not heard of it. */
  recordedUnheard: boolean
}

type Told = readonly copy.Sentence[]

const isProviderAction = (name: CallRecord['name']): name is ProviderAction => name in copy.providers

/** @returns why a call failed; null when it worked */
function reasonOf({ name, answer, cause, changedNothing }: CallRecord): string | null {
  // A read that answers as a change that was refused makes no sense to the shop.
  if (changedNothing) return name.startsWith('get') ? copy.reasons.garbage : copy.reasons.refused
  if (answer === null) return copy.reasons.hang
  if (cause === 'garbage') return copy.reasons.garbage
  if (typeof answer === 'string') return cause === 'lost' ? copy.reasons.lost : copy.reasons.network
  if (answer < 400) return null
  if (answer === 401 || answer === 403 || answer === 404) return copy.reasons[answer]
  return answer < 500 ? copy.reasons.otherRequest : copy.reasons.server
}

function tellProvider(answer: CallRecord['answer'], name: ProviderAction, memory: Memory): Told {
  const { [answer ?? 'open']: said, other } = copy.providers[name]
  // Another payment begins.
  if (name === 'confirmCard' && answer !== null) Object.assign(memory, { failedRecordings: 0, recordedUnheard: false })
  return [answer === null ? said : (said ?? other)].filter((sentence) => sentence !== undefined)
}

function tellRead(name: CallName, reason: string | null, memory: Memory): Told {
  if (reason !== null) {
    memory.failedReads.add(name)
    return [copy.because(copy.calls[name][2], reason)]
  }
  const hadFailed = memory.failedReads.delete(name)
  if (name === 'getMyOrder' && memory.recordedUnheard) {
    memory.recordedUnheard = false
    return [copy.recoveries.foundRecorded]
  }
  return hadFailed ? [copy.recoveries.readWorks] : []
}

function tellChange(name: CallName, reason: string | null): Told {
  const [, done, failed] = copy.calls[name]
  if (reason === null) return done === null ? [] : [[done, 'good']]
  return [reason === copy.reasons.lost && done !== null ? copy.answerLost(done) : copy.because(failed, reason)]
}

/** The shop records a payment until it succeeds (PAY-3): the second attempt is labelled as such. */
function tellRecording(reason: string | null, memory: Memory): Told {
  const { failedRecordings } = memory
  const how = failedRecordings % (recordRetryDelaysMs.length + 1) === 0 ? copy.tried.byHand : copy.tried.byItself
  if (reason === copy.reasons.lost) {
    memory.recordedUnheard = true
    return [copy.recoveries.recordedUnheard]
  }
  memory.failedRecordings = reason === null ? 0 : failedRecordings + 1
  if (failedRecordings === 0) return tellChange('recordPayment', reason)
  return reason === null ? [[how, 'neutral'], copy.recoveries.recorded] : [copy.notRecorded(how)]
}

function tell(record: CallRecord, memory: Memory): Told {
  const { name, answer, cause } = record
  if (answer === 'cancelled') return []
  if (isProviderAction(name)) return tellProvider(answer, name, memory)
  // It is still on its way.
  if (answer === null && cause !== 'hang') return []
  const reason = reasonOf(record)
  if (name === 'upsertUser' && memory.loginExpired) {
    memory.loginExpired = false
    if (reason === null) return [copy.recoveries.loginRenewed]
  } else if (answer === 401) memory.loginExpired = true
  if (name.startsWith('get')) return tellRead(name, reason, memory)
  return name === 'recordPayment' ? tellRecording(reason, memory) : tellChange(name, reason)
}

/** Adds a line. It joins the same line above it, when only lines of the same tone are between them. */
function fold(lines: readonly Line[], line: Line): readonly Line[] {
  const startOfRun = lines.findLastIndex(({ tone }) => tone !== line.tone) + 1
  const same = lines.slice(startOfRun).findLast(({ text }) => text === line.text)
  const others = lines.filter((other) => other !== same)
  return [...others, same ? { ...line, id: same.id, times: same.times + 1 } : line]
}

/** Tells what happened in the customer's words, newest last; what is repeated is one line that says how often. */
export function whatHappened(records: readonly CallRecord[]): readonly Line[] {
  const memory: Memory = { failedReads: new Set(), loginExpired: false, failedRecordings: 0, recordedUnheard: false }
  return [...records]
    .sort((a, b) => a.sequence - b.sequence)
    .flatMap((record) =>
      tell(record, memory).map(([text, tone], index) => ({ id: `${record.id}-${index}`, text, tone, times: 1 })),
    )
    .reduce<readonly Line[]>(fold, [])
    .map((line) => ({ ...line, text: copy.timesOver(line.text, line.times) }))
}
