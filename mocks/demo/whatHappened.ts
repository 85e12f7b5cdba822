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
interface Progress {
  failedReads: Set<CallName>
  /** A call was turned away because the login had run out. */
  loginExpired: boolean
  /** How often recording the payment has failed. */
  failedRecordings: number
  /** The payment is recorded, but the shop has not heard of it. */
  isRecordingResponseLost: boolean
}

type Description = readonly copy.Sentence[]

const isProviderAction = (name: CallRecord['name']): name is ProviderAction => name in copy.providers

/** @returns why a call failed; null when it worked */
function reasonOf({ name, status, cause, changedNothing }: CallRecord): string | null {
  // A read that answers as a change that was refused makes no sense to the shop.
  if (changedNothing) return name.startsWith('get') ? copy.reasons.garbage : copy.reasons.refused
  if (status === null) return copy.reasons.hang
  if (cause === 'garbage') return copy.reasons.garbage
  if (typeof status === 'string') return cause === 'lost' ? copy.reasons.lost : copy.reasons.network
  if (status < 400) return null
  if (status === 401 || status === 403 || status === 404) return copy.reasons[status]
  return status < 500 ? copy.reasons.otherRequest : copy.reasons.server
}

function describeProviderCall(answer: CallRecord['status'], name: ProviderAction, memory: Progress): Description {
  const { [answer ?? 'open']: sentence, other } = copy.providers[name]
  // Another payment begins.
  if (name === 'confirmCard' && answer !== null)
    Object.assign(memory, { failedRecordings: 0, recordedWithLostResponse: false })
  return [answer === null ? sentence : (sentence ?? other)].filter((sentence) => sentence !== undefined)
}

function describeRead(name: CallName, reason: string | null, memory: Progress): Description {
  if (reason !== null) {
    memory.failedReads.add(name)
    return [copy.failedBecause(copy.calls[name][2], reason)]
  }
  const hadFailed = memory.failedReads.delete(name)
  if (name === 'getMyOrder' && memory.isRecordingResponseLost) {
    memory.isRecordingResponseLost = false
    return [copy.recoveries.foundRecorded]
  }
  return hadFailed ? [copy.recoveries.readWorks] : []
}

function describeChange(name: CallName, reason: string | null): Description {
  const [, done, failed] = copy.calls[name]
  if (reason === null) return done === null ? [] : [[done, 'good']]
  return [reason === copy.reasons.lost && done !== null ? copy.responseLost(done) : copy.failedBecause(failed, reason)]
}

/** The shop records a payment until it succeeds (PAY-3): the second attempt is labelled as such. */
function describeRecording(reason: string | null, memory: Progress): Description {
  const { failedRecordings } = memory
  const how = failedRecordings % (recordRetryDelaysMs.length + 1) === 0 ? copy.retries.manual : copy.retries.automatic
  if (reason === copy.reasons.lost) {
    memory.isRecordingResponseLost = true
    return [copy.recoveries.recordingResponseLost]
  }
  memory.failedRecordings = reason === null ? 0 : failedRecordings + 1
  if (failedRecordings === 0) return describeChange('recordPayment', reason)
  return reason === null ? [[how, 'neutral'], copy.recoveries.recorded] : [copy.stillNotRecorded(how)]
}

function describe(record: CallRecord, memory: Progress): Description {
  const { name, status, cause } = record
  if (status === 'cancelled') return []
  if (isProviderAction(name)) return describeProviderCall(status, name, memory)
  // It is still on its way.
  if (status === null && cause !== 'hang') return []
  const reason = reasonOf(record)
  if (name === 'upsertUser' && memory.loginExpired) {
    memory.loginExpired = false
    if (reason === null) return [copy.recoveries.loginRenewed]
  } else if (status === 401) memory.loginExpired = true
  if (name.startsWith('get')) return describeRead(name, reason, memory)
  return name === 'recordPayment' ? describeRecording(reason, memory) : describeChange(name, reason)
}

/** Adds a line. It joins the same line above it, when only lines of the same tone are between them. */
function mergeRepeated(lines: readonly Line[], line: Line): readonly Line[] {
  const startOfRun = lines.findLastIndex(({ tone }) => tone !== line.tone) + 1
  const same = lines.slice(startOfRun).findLast(({ text }) => text === line.text)
  const others = lines.filter((other) => other !== same)
  return [...others, same ? { ...line, id: same.id, times: same.times + 1 } : line]
}

/** Tells what happened in the customer's words, newest last; what is repeated is one line that says how often. */
export function whatHappened(records: readonly CallRecord[]): readonly Line[] {
  const progress: Progress = {
    failedReads: new Set(),
    loginExpired: false,
    failedRecordings: 0,
    isRecordingResponseLost: false,
  }
  return [...records]
    .sort((a, b) => a.sequence - b.sequence)
    .flatMap((record) =>
      describe(record, progress).map(([text, tone], index) => ({ id: `${record.id}-${index}`, text, tone, times: 1 })),
    )
    .reduce<readonly Line[]>(mergeRepeated, [])
    .map((line) => ({ ...line, text: copy.withCount(line.text, line.times) }))
}
