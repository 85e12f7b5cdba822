/** An error that no handler catches. It crashes the server's process. */
export class UncaughtError extends Error {}

/** A server's process. An uncaught error crashes it for all clients. */
export interface ServerProcess {
  /** @returns null if the process is down or crashes before it responds, so the connection must be closed */
  readonly respond: (request: Request) => Promise<Response | null>
  /** The requests that crashed the process, oldest first, for example `GET /part/abc`. */
  readonly crashes: readonly string[]
}

/**
 * Starts a process. A crash closes all connections, and the process is down until its host has restarted it.
 * @param respond rejects with an UncaughtError to crash the process
 * @param restartsAfterMs defaults to the 40 s that a free host takes
 */
export function startServerProcess(
  respond: (request: Request) => Promise<Response>,
  restartsAfterMs = 40_000,
): ServerProcess {
  const crashes: string[] = []
  const openConnections = new Set<() => void>()
  let restartsAt = 0

  function crash({ method, url }: Request): void {
    crashes.push(`${method} ${new URL(url).pathname}`)
    restartsAt = Date.now() + restartsAfterMs
    for (const close of openConnections) close()
  }

  return {
    crashes,
    respond: (request) =>
      new Promise((resolve, reject) => {
        if (Date.now() < restartsAt) return resolve(null)
        const close = () => {
          openConnections.delete(close)
          resolve(null)
        }
        openConnections.add(close)
        respond(request).then(
          (response) => {
            openConnections.delete(close)
            resolve(response)
          },
          (error: unknown) => {
            // Ignores the error if an earlier crash has already closed the request's connection.
            if (error instanceof UncaughtError && openConnections.has(close)) crash(request)
            else if (!(error instanceof UncaughtError)) reject(error)
          },
        )
      }),
  }
}
