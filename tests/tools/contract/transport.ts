import { setTimeout as wait } from 'node:timers/promises'

export interface Target {
  /** The API's URL without a trailing slash. */
  apiUrl: string
  /** The shop's origin, for the Origin header that a browser would send. */
  site: string
  timeoutMs: number
  /** How long a server may take to wake up or restart. */
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
 * Sends a request the way a browser does.
 * @returns the response; if there is none, the reason in words
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

/** Whether the server itself has not replied. While a server is asleep or has crashed, its host may reply instead. */
const isFromHost = (reply: Reply | string): boolean =>
  typeof reply === 'string' || [502, 503, 504].includes(reply.status)

/**
 * Waits until the server responds, because hosts suspend an idle server, and restart a crashed one.
 * @param onWaiting called if the server does not respond within the usual timeout
 * @returns the time in ms until the response; null if the server did not respond in time
 */
export async function waitForServer(target: Target, onWaiting = () => {}): Promise<number | null> {
  const startMs = performance.now()
  const waitingTimer = setTimeout(onWaiting, target.timeoutMs)
  const getElapsedMs = () => performance.now() - startMs
  try {
    while (getElapsedMs() < target.wakeMs) {
      const remainingMs = Math.ceil(target.wakeMs - getElapsedMs())
      const reply = await request({ ...target, timeoutMs: remainingMs }, '/parts', { headers: new Headers() })
      if (!isFromHost(reply)) return getElapsedMs()
      await wait(target.retryMs, undefined, { signal: target.signal })
    }
    return null
  } finally {
    clearTimeout(waitingTimer)
  }
}
