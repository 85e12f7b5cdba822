import { setTimeout as wait } from 'node:timers/promises'

export interface Target {
  /** {api} without a slash at its end. */
  apiUrl: string
  /** The shop's origin, which a browser would send along. */
  site: string
  timeoutMs: number
  /** How long a server may take to wake up. */
  wakeMs: number
  /** Between two looks at whether the server is there. */
  retryMs: number
  /** Aborted when the person at the keyboard wants to stop. */
  signal: AbortSignal
}

export interface Reply extends Pick<Response, 'ok' | 'status' | 'headers'> {
  text: string
}

/** Sends a request as a browser does. @returns the response, or in words why there is none */
export async function request(
  { apiUrl, site, timeoutMs, signal }: Target,
  path: string,
  init: RequestInit & { headers: Headers },
): Promise<Reply | string> {
  init.headers.set('origin', site)
  const untilTimeout = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
  try {
    const response = await fetch(apiUrl + path, { ...init, redirect: 'manual', signal: untilTimeout })
    const { ok, status, headers } = response
    return { ok, status, headers, text: await response.text() }
  } catch (error) {
    signal.throwIfAborted()
    return `no response (${String(error instanceof Error ? (error.cause ?? error) : error)})`
  }
}

/** What a host answers in place of a server that sleeps, restarts or has ended. */
const isFromHost = (reply: Reply | string): boolean =>
  typeof reply === 'string' || [502, 503, 504].includes(reply.status)

/**
 * Waits until the server responds: hosts let it sleep, and restart it when it has ended.
 * @param onWaiting is called once, when the server does not respond at once
 * @returns how long it took, or null when the server did not respond in time
 */
export async function waitForServer(target: Target, onWaiting = () => {}): Promise<number | null> {
  const startMs = performance.now()
  const slow = setTimeout(onWaiting, target.timeoutMs)
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
    clearTimeout(slow)
  }
}
