import { setTimeout as wait } from 'node:timers/promises'

export interface Target {
  /** {api} without a trailing slash. */
  apiUrl: string
  /** The shop's origin, which a browser would send as well. */
  site: string
  timeoutMs: number
  /** How long a server may take to wake up. */
  wakeMs: number
  /** The pause between two checks of whether the server is running. */
  retryMs: number
  /** Aborted when the user presses Ctrl+C. */
  signal: AbortSignal
}

export interface Reply extends Pick<Response, 'ok' | 'status' | 'headers'> {
  text: string
}

/**
 * Sends a request like a browser.
 * @returns the response, or the reason in words if there is no response
 */
export async function request(
  { apiUrl, site, timeoutMs, signal }: Target,
  path: string,
  init: RequestInit & { headers: Headers },
): Promise<Reply | string> {
  init.headers.set('origin', site)
  const timeoutSignal = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
  try {
    const response = await fetch(apiUrl + path, { ...init, redirect: 'manual', signal: timeoutSignal })
    const { ok, status, headers } = response
    return { ok, status, headers, text: await response.text() }
  } catch (error) {
    signal.throwIfAborted()
    return `no response (${String(error instanceof Error ? (error.cause ?? error) : error)})`
  }
}

/**
 * Whether the reply is not from the server itself: there was none, or the host replied in its place because the server is
 * asleep, restarting or has crashed.
 */
const isFromHost = (reply: Reply | string): boolean =>
  typeof reply === 'string' || [502, 503, 504].includes(reply.status)

/**
 * Waits until the server responds, because hosts suspend an idle server, and restart a crashed one.
 * @param onWaiting is called once, if the server does not respond at once
 * @returns how long it took, or null if the server did not respond in time
 */
export async function waitForServer(target: Target, onWaiting = () => {}): Promise<number | null> {
  const startMs = performance.now()
  const waitingTimer = setTimeout(onWaiting, target.timeoutMs)
  const passedMs = () => performance.now() - startMs
  try {
    while (passedMs() < target.wakeMs) {
      const leftMs = Math.ceil(target.wakeMs - passedMs())
      const reply = await request({ ...target, timeoutMs: leftMs }, '/parts', { headers: new Headers() })
      if (!isFromHost(reply)) return passedMs()
      await wait(target.retryMs, undefined, { signal: target.signal })
    }
    return null
  } finally {
    clearTimeout(waitingTimer)
  }
}
