import { callLog, type CallRecord } from '#mocks/callLog.ts'

/** An answer may lead to another call, which is sent once the answer is drawn. */
const quietFrames = 5

const timeoutMs = 5000

/** A call that a scenario never answers is known to stay open, and has its cause. */
const isOpen = ({ answer, cause }: CallRecord): boolean => answer === null && cause === null

/** Waits until the mock server has answered every call that it will answer, at most 5 seconds. */
export async function waitUntilAnswered(): Promise<void> {
  const endMs = performance.now() + timeoutMs
  for (let quiet = 0; quiet < quietFrames && performance.now() < endMs;) {
    await new Promise(requestAnimationFrame)
    quiet = callLog.get().some(isOpen) ? 0 : quiet + 1
  }
}
