import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { fetchTool, homeOf } from '#tests/support/fetchTool.ts'

/** The server that Firebase Hosting uses. */
export const firebaseServer = {
  label: "Firebase Hosting's server",
  name: 'superstatic',
  version: '11.0.0',
  homeVariable: 'HOSTING_SERVER_HOME',
}

const configSchema = z.object({
  hosting: z.looseObject({ rewrites: z.array(z.object({ source: z.string(), destination: z.string() })) }),
})

/** Reads the rules for Hosting that a build has written. */
const readHosting = (dist: string) =>
  z.parse(configSchema, JSON.parse(readFileSync(join(dist, 'firebase.json'), 'utf8'))).hosting

interface Superstatic {
  server(options: { cwd: string; port: number; host: string; config: object }): {
    listen(listening: () => void): Server
  }
}

/**
 * Serves a built shop as Firebase Hosting does.
 * @param site the folder to deploy, with the shop's firebase.json
 * @param base the shop's path on the site, with slashes at both ends
 * @returns the shop's URL, and a function that stops the server
 * @throws when the server can't be installed
 */
export async function serveFirebase(site: string, base: string): Promise<{ url: string; stop: () => void }> {
  fetchTool(firebaseServer)
  const { server: makeServer } = createRequire(join(homeOf(firebaseServer), 'package.json'))(
    firebaseServer.name,
  ) as Superstatic
  const config = readHosting(site)
  const { promise, resolve: listening } = Promise.withResolvers<void>()
  const server = makeServer({ cwd: resolve(site), port: 0, host: '127.0.0.1', config }).listen(listening)
  await promise
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}${base}`, stop: () => void server.close() }
}
