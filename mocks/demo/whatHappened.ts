import type { CallRecord, ProviderAction } from '#mocks/callLog.ts'
import * as copy from '#mocks/demo/copy/calls.ts'
import type { CallName } from '#mocks/settings.ts'
import { recordRetryDelaysMs } from '#src/payment/recording.ts'

/** A line that describes one event from the customer's point of view. */
interface EventLine {
  /** Remains the same when the event is repeated. */
  id: string
  text: string
  tone: copy.Tone
  repeatCount: number
}

/** The earlier events that change how later events are described. */
interface EventHistory {
  failedReads: Set<CallName>
  /** Whether a call was rejected because the login had expired. */
  hasLoginExpired: boolean
  failedRecordings: number
  /** Whether a payment was recorded but the app has not received the response. */
  isRecordingResponseLost: boolean
}

type TonedMessages = readonly copy.TonedMessage[]

const isProviderAction = (name: CallRecord['name']): name is ProviderAction => name in copy.providerMessages

/** @returns why a call failed; null if it succeeded */
function getFailureReason({ name, status, fault, hadNoEffect }: CallRecord): string | null {
  // A query can't parse a body that reports no effect.
  if (hadNoEffect) return name.startsWith('get') ? copy.failureReasons.garbage : copy.failureReasons.refused
  if (status === null) return copy.failureReasons.hang
  if (fault === 'garbage') return copy.failureReasons.garbage
  if (typeof status === 'string') return fault === 'lost' ? copy.failureReasons.lost : copy.failureReasons.network
  if (status < 400) return null
  if (status === 401 || status === 403 || status === 404) return copy.failureReasons[status]
  return status < 500 ? copy.failureReasons.otherRequest : copy.failureReasons.server
}

function describeProviderCall(
  status: CallRecord['status'],
  name: ProviderAction,
  history: EventHistory,
): TonedMessages {
  const { [status ?? 'pending']: message, other } = copy.providerMessages[name]
  // A new payment has started, so the previous one no longer counts.
  if (name === 'confirmCard' && status !== null)
    Object.assign(history, { failedRecordings: 0, isRecordingResponseLost: false })
  return [status === null ? message : (message ?? other)].filter((message) => message !== undefined)
}

function describeRead(name: CallName, reason: string | null, history: EventHistory): TonedMessages {
  if (reason !== null) {
    history.failedReads.add(name)
    return [copy.describeFailure(copy.callMessages[name][2], reason)]
  }
  const hadFailed = history.failedReads.delete(name)
  if (name === 'getMyOrder' && history.isRecordingResponseLost) {
    history.isRecordingResponseLost = false
    return [copy.recoveryMessages.foundRecorded]
  }
  return hadFailed ? [copy.recoveryMessages.readRecovered] : []
}

function describeMutation(name: CallName, reason: string | null): TonedMessages {
  const [, success, failure] = copy.callMessages[name]
  if (reason === null) return success === null ? [] : [[success, 'good']]
  return [
    reason === copy.failureReasons.lost && success !== null
      ? copy.describeLostResponse(success)
      : copy.describeFailure(failure, reason),
  ]
}

/** Describes an attempt to record a payment. Every attempt after a failed one is a retry (PAY-3). */
function describeRecording(reason: string | null, history: EventHistory): TonedMessages {
  const { failedRecordings } = history
  const attemptLabel =
    failedRecordings % (recordRetryDelaysMs.length + 1) === 0 ? copy.retryLabels.manual : copy.retryLabels.automatic
  if (reason === copy.failureReasons.lost) {
    history.isRecordingResponseLost = true
    return [copy.recoveryMessages.recordingResponseLost]
  }
  history.failedRecordings = reason === null ? 0 : failedRecordings + 1
  if (failedRecordings === 0) return describeMutation('recordPayment', reason)
  return reason === null
    ? [[attemptLabel, 'neutral'], copy.recoveryMessages.recorded]
    : [copy.describeStillNotRecorded(attemptLabel)]
}

function describeRecord(record: CallRecord, history: EventHistory): TonedMessages {
  const { name, status, fault } = record
  if (status === 'cancelled') return []
  if (isProviderAction(name)) return describeProviderCall(status, name, history)
  // The call is still pending.
  if (status === null && fault !== 'hang') return []
  const reason = getFailureReason(record)
  if (name === 'upsertUser' && history.hasLoginExpired) {
    history.hasLoginExpired = false
    if (reason === null) return [copy.recoveryMessages.loginRenewed]
  } else if (status === 401) history.hasLoginExpired = true
  if (name.startsWith('get')) return describeRead(name, reason, history)
  return name === 'recordPayment' ? describeRecording(reason, history) : describeMutation(name, reason)
}

/** Adds a line. It replaces an earlier line with the same text if all lines between them have the same tone. */
function addOrMergeLine(lines: readonly EventLine[], line: EventLine): readonly EventLine[] {
  const sameToneStart = lines.findLastIndex(({ tone }) => tone !== line.tone) + 1
  const lineWithSameText = lines.slice(sameToneStart).findLast(({ text }) => text === line.text)
  const otherLines = lines.filter((other) => other !== lineWithSameText)
  return [
    ...otherLines,
    lineWithSameText ? { ...line, id: lineWithSameText.id, repeatCount: lineWithSameText.repeatCount + 1 } : line,
  ]
}

/** Describes the calls from the customer's point of view, newest last. Repeated events become one line with a count. */
export function describeCalls(records: readonly CallRecord[]): readonly EventLine[] {
  const history: EventHistory = {
    failedReads: new Set(),
    hasLoginExpired: false,
    failedRecordings: 0,
    isRecordingResponseLost: false,
  }
  return [...records]
    .sort((a, b) => a.sequence - b.sequence)
    .flatMap((record) =>
      describeRecord(record, history).map(([text, tone], index) => ({
        id: `${record.id}-${index}`,
        text,
        tone,
        repeatCount: 1,
      })),
    )
    .reduce<readonly EventLine[]>(addOrMergeLine, [])
    .map((line) => ({ ...line, text: copy.appendCount(line.text, line.repeatCount) }))
}
