import type { CallRecord } from '#mocks/callLog.ts'
import { callLabel } from '#mocks/demo/copy/calls.ts'
import { dialTexts, faultTexts } from '#mocks/demo/copy/dials.ts'
import { shareCopy } from '#mocks/demo/copy/share.ts'
import { callGuides } from '#mocks/demo/dialOptions.ts'

const copy = shareCopy.calls

const formatTime = (ms: number) => new Date(ms).toLocaleTimeString('en-GB')

function causeText(cause: NonNullable<CallRecord['cause']>): string {
  if (cause === 'card' || cause === 'popup' || cause === 'identity') return dialTexts[cause].label
  return faultTexts[cause]
}

function answerText(answer: CallRecord['answer']): string {
  if (answer === null) return copy.waiting
  return answer === 'network' ? copy.network : String(answer)
}

/** Puts a record of the log into words, as the table shows it. */
export function callTexts({ name, startedAt, durationMs, answer, cause }: CallRecord) {
  const guide = callGuides.find((call) => call.name === name)
  return {
    time: formatTime(startedAt),
    name: callLabel(name),
    /** Method and path; null for an action of a provider. */
    address: guide ? `${guide.method} ${guide.path}` : null,
    answer: answerText(answer),
    isFailure: cause !== null || answer === 'network' || (typeof answer === 'number' && answer >= 400),
    /** In ms; empty while it is not answered. */
    duration: durationMs === null ? '' : durationMs.toLocaleString('en-US'),
    /** The condition that made it fail. */
    cause: cause === null ? null : copy.cause(causeText(cause)),
  }
}
