import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server that listens on this machine. */
export interface Listening {
  /** Its address, without a slash at its end. */
  origin: string
  /** Ends it, with its open connections; does nothing when it has ended. */
  stop(): Promise<void>
}

/** @param port by default any free one @throws when the port is taken */
export async function listen(server: Server, port = 0): Promise<Listening> {
  await once(server.listen(port, '127.0.0.1'), 'listening')
  const { port: actualPort } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${actualPort}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
