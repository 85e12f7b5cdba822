import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'

export interface LocalServer {
  /** The server's URL, without a trailing slash. */
  origin: string
  /** Closes the server and its open connections; does nothing if the server is already closed. */
  stop(): Promise<void>
}

/**
 * Starts a server on this machine.
 * @param port by default, any free port
 * @throws if the port is taken
 */
export async function listen(server: Server, port = 0): Promise<LocalServer> {
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

/** Whether a program accepts connections on a port of this machine. */
const acceptsConnections = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, host)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

/** Whether a port is free on both loopback interfaces: browsers resolve `localhost` to ::1 first, then to 127.0.0.1. */
export async function isPortFree(port: number): Promise<boolean> {
  const takenFlags = await Promise.all(['127.0.0.1', '::1'].map((host) => acceptsConnections(host, port)))
  return !takenFlags.includes(true)
}

/** @returns the first free port, counting up from `port` */
export const findFreePort = async (port: number): Promise<number> =>
  (await isPortFree(port)) ? port : findFreePort(port + 1)
