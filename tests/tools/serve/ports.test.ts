import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { findFreePort, isPortFree } from '#tests/support/listen.ts'

/**
 * Starts a server that stands for another program.
 * @returns the server's port
 */
async function occupyPort(host: string): Promise<number> {
  const server = createServer().listen(0, host)
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

const addresses = Object.values(networkInterfaces()).flatMap((list = []) => list.map(({ address }) => address))
const loopbackAddresses = ['127.0.0.1', '::1'].filter((address) => addresses.includes(address))

test.each(loopbackAddresses)('a port that another program uses on %s is skipped', async (host) => {
  const port = await occupyPort(host)
  expect(await isPortFree(port)).toBe(false)
  expect(await findFreePort(port)).toBeGreaterThan(port)
})

test('a free port is used', async () => {
  const port = await findFreePort(4173)
  expect(await isPortFree(port)).toBe(true)
  expect(await findFreePort(port)).toBe(port)
})

test('if the port is taken, the static host uses a later port and prints its URL', async () => {
  const port = await occupyPort('127.0.0.1')
  const host = spawn(process.execPath, ['tests/support/static.ts', 'src/public', '--port', String(port)])
  onTestFinished(() => void host.kill())
  const lines: string[] = []
  for await (const line of createInterface(host.stdout)) if (lines.push(line) === 2) break
  expect(lines[0]).toBe(`Port ${port} is taken by another program.`)
  const url = lines[1]?.replace('src/public is served on ', '') ?? ''
  expect(Number(new URL(url).port)).toBeGreaterThan(port)
  expect((await fetch(`${url}favicon.svg`)).status).toBe(200)
})
