import { callLog, type CallRecord } from '#mocks/callLog.ts'
import { loading } from '#src/copy/loading.ts'

/** An answer may lead to another call, which is sent once the answer is drawn. */
const quietFrames = 5

const timeoutMs = 5000

/** The log gives a cause for a call that the scenario never answers; don't wait for it. */
const isOpen = ({ answer, cause }: CallRecord): boolean => answer === null && cause === null

const isLoading = (): boolean => callLog.get().some(isOpen) || document.body.textContent.includes(loading.page)

/** Waits for the page's code, and for every answer that the mock server will give, at most 5 seconds. */
export async function waitUntilLoaded(): Promise<void> {
  const endMs = performance.now() + timeoutMs
  for (let quiet = 0; quiet < quietFrames && performance.now() < endMs;) {
    await new Promise(requestAnimationFrame)
    quiet = isLoading() ? 0 : quiet + 1
  }
}
