import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { findFreePort, isFree } from '#tests/support/listen.ts'

/**
 * Starts another program's server.
 * @returns its port
 */
async function occupy(host: string): Promise<number> {
  const server = createServer().listen(0, host)
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

const addresses = Object.values(networkInterfaces()).flatMap((list = []) => list.map(({ address }) => address))
const loopbacks = ['127.0.0.1', '::1'].filter((address) => addresses.includes(address))

test.each(loopbacks)('a port that another program uses on %s is skipped for the next free one', async (host) => {
  const port = await occupy(host)
  expect(await isFree(port)).toBe(false)
  expect(await findFreePort(port)).toBeGreaterThan(port)
})

test('a free port is used', async () => {
  const port = await findFreePort(4173)
  expect(await isFree(port)).toBe(true)
  expect(await findFreePort(port)).toBe(port)
})
