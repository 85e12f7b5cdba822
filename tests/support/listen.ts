import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'

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

/** Whether a program accepts connections on a port of this machine. */
const isTaken = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, host)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

/** Whether a port is free on both loopback interfaces: browsers try ::1 first for `localhost`, then 127.0.0.1. */
export async function isFree(port: number): Promise<boolean> {
  const taken = await Promise.all(['127.0.0.1', '::1'].map((host) => isTaken(host, port)))
  return !taken.includes(true)
}

/** @returns the first free port from `port` on */
export const findFreePort = async (port: number): Promise<number> =>
  (await isFree(port)) ? port : findFreePort(port + 1)
