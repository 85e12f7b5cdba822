/** An error that no handler catches. It ends the process of a server that has no handler for such errors. */
export class UncaughtError extends Error {}

/** A server's process: an uncaught error ends it for everybody, whoever it was serving. */
export interface ServerProcess {
  /** @returns null if the process is down, or ends before it responds: the connection is closed */
  readonly respond: (request: Request) => Promise<Response | null>
  /** The requests that ended it, oldest first, for example `GET /part/abc`. */
  readonly crashes: readonly string[]
}

/**
 * Starts a process. When it ends, all its connections are closed, and it is down until its host has restarted it.
 * @param respond rejects with an UncaughtError to end the process
 * @param restartsAfterMs 40 s is what a free host takes
 */
export function startProcess(
  respond: (request: Request) => Promise<Response>,
  restartsAfterMs = 40_000,
): ServerProcess {
  const crashes: string[] = []
  const openConnections = new Set<() => void>()
  let upAt = 0

  function crash({ method, url }: Request): void {
    crashes.push(`${method} ${new URL(url).pathname}`)
    upAt = Date.now() + restartsAfterMs
    for (const close of openConnections) close()
  }

  return {
    crashes,
    respond: (request) =>
      new Promise((resolve, reject) => {
        if (Date.now() < upAt) return resolve(null)
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
            // A request that an earlier end has cut off can't end the process a second time.
            if (error instanceof UncaughtError && openConnections.has(close)) crash(request)
            else if (!(error instanceof UncaughtError)) reject(error)
          },
        )
      }),
  }
}
