import type { CallRecord } from '#mocks/callLog.ts'
import { callLabel } from '#mocks/demo/copy/calls.ts'
import { dialTexts, faultTexts } from '#mocks/demo/copy/dials.ts'
import { shareCopy } from '#mocks/demo/copy/share.ts'
import { callGuides } from '#mocks/demo/dialOptions.ts'

const copy = shareCopy.calls

/** A record of the log as the table shows it. */
export interface CallTexts {
  time: string
  name: string
  /** Method and path; null for an action of a provider. */
  address: string | null
  answer: string
  isFailure: boolean
  /** In ms; empty while it is not answered. */
  duration: string
  /** The condition that made it fail. */
  cause: string | null
}

const formatTime = (ms: number) => new Date(ms).toLocaleTimeString('en-GB')

function causeText(cause: NonNullable<CallRecord['cause']>): string {
  if (cause === 'card' || cause === 'popup' || cause === 'identity') return dialTexts[cause].label
  return faultTexts[cause]
}

function answerText(answer: CallRecord['answer']): string {
  if (answer === null) return copy.waiting
  return answer === 'network' ? copy.network : String(answer)
}

/** Puts a record of the log into words. */
export function callTexts({ name, startedAt, durationMs, answer, cause }: CallRecord): CallTexts {
  const guide = callGuides.find((call) => call.name === name)
  return {
    time: formatTime(startedAt),
    name: callLabel(name),
    address: guide ? `${guide.method} ${guide.path}` : null,
    answer: answerText(answer),
    isFailure: cause !== null || answer === 'network' || (typeof answer === 'number' && answer >= 400),
    duration: durationMs === null ? '' : durationMs.toLocaleString('en-US'),
    cause: cause === null ? null : copy.cause(causeText(cause)),
  }
}
