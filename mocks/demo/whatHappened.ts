import type { CallRecord, ProviderAction } from '#mocks/callLog.ts'
import * as copy from '#mocks/demo/copy/calls.ts'
import type { CallName } from '#mocks/settings.ts'
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
  recordedWithLostResponse: boolean
}

type Description = readonly copy.Sentence[]

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

function describeProviderCall(answer: CallRecord['answer'], name: ProviderAction, memory: Memory): Description {
  const { [answer ?? 'open']: sentence, other } = copy.providers[name]
  // Another payment begins.
  if (name === 'confirmCard' && answer !== null)
    Object.assign(memory, { failedRecordings: 0, recordedWithLostResponse: false })
  return [answer === null ? sentence : (sentence ?? other)].filter((sentence) => sentence !== undefined)
}

function describeRead(name: CallName, reason: string | null, memory: Memory): Description {
  if (reason !== null) {
    memory.failedReads.add(name)
    return [copy.because(copy.calls[name][2], reason)]
  }
  const hadFailed = memory.failedReads.delete(name)
  if (name === 'getMyOrder' && memory.recordedWithLostResponse) {
    memory.recordedWithLostResponse = false
    return [copy.recoveries.foundRecorded]
  }
  return hadFailed ? [copy.recoveries.readWorks] : []
}

function describeChange(name: CallName, reason: string | null): Description {
  const [, done, failed] = copy.calls[name]
  if (reason === null) return done === null ? [] : [[done, 'good']]
  return [reason === copy.reasons.lost && done !== null ? copy.responseLost(done) : copy.because(failed, reason)]
}

/** The shop records a payment until it succeeds (PAY-3): the second attempt is labelled as such. */
function describeRecording(reason: string | null, memory: Memory): Description {
  const { failedRecordings } = memory
  const how = failedRecordings % (recordRetryDelaysMs.length + 1) === 0 ? copy.tried.byHand : copy.tried.byItself
  if (reason === copy.reasons.lost) {
    memory.recordedWithLostResponse = true
    return [copy.recoveries.recordedWithLostResponse]
  }
  memory.failedRecordings = reason === null ? 0 : failedRecordings + 1
  if (failedRecordings === 0) return describeChange('recordPayment', reason)
  return reason === null ? [[how, 'neutral'], copy.recoveries.recorded] : [copy.notRecorded(how)]
}

function describe(record: CallRecord, memory: Memory): Description {
  const { name, answer, cause } = record
  if (answer === 'cancelled') return []
  if (isProviderAction(name)) return describeProviderCall(answer, name, memory)
  // It is still on its way.
  if (answer === null && cause !== 'hang') return []
  const reason = reasonOf(record)
  if (name === 'upsertUser' && memory.loginExpired) {
    memory.loginExpired = false
    if (reason === null) return [copy.recoveries.loginRenewed]
  } else if (answer === 401) memory.loginExpired = true
  if (name.startsWith('get')) return describeRead(name, reason, memory)
  return name === 'recordPayment' ? describeRecording(reason, memory) : describeChange(name, reason)
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
  const memory: Memory = {
    failedReads: new Set(),
    loginExpired: false,
    failedRecordings: 0,
    recordedWithLostResponse: false,
  }
  return [...records]
    .sort((a, b) => a.sequence - b.sequence)
    .flatMap((record) =>
      describe(record, memory).map(([text, tone], index) => ({ id: `${record.id}-${index}`, text, tone, times: 1 })),
    )
    .reduce<readonly Line[]>(fold, [])
    .map((line) => ({ ...line, text: copy.timesOver(line.text, line.times) }))
}
