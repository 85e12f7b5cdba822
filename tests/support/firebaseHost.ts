import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { fetchTool, homeOf } from '#tests/support/fetchTool.ts'

/** Firebase Hosting's own server, 6 MB. */
const tool = {
  what: "Firebase Hosting's server",
  name: 'superstatic',
  version: '11.0.0',
  homeVariable: 'HOSTING_SERVER_HOME',
}

const hostingSchema = z.looseObject({
  rewrites: z.array(z.looseObject({ source: z.string(), destination: z.string() })),
  headers: z.array(z.looseObject({ source: z.string() })),
})

/** firebase.json's rules for Hosting. */
export const readHosting = () =>
  z.parse(z.object({ hosting: hostingSchema }), JSON.parse(readFileSync('firebase.json', 'utf8'))).hosting

/** The same rules for a shop in a folder of its site: the folder in front of every path. */
function hostingBelow(base: string) {
  const { rewrites, headers, ...rest } = readHosting()
  const below = (path: string) => base + path.replace(/^\//, '')
  return {
    ...rest,
    rewrites: rewrites.map((rule) => ({
      ...rule,
      source: below(rule.source),
      destination: below(rule.destination),
    })),
    headers: headers.map((rule) => ({ ...rule, source: below(rule.source) })),
  }
}

interface Superstatic {
  server(options: { cwd: string; port: number; host: string; config: object }): {
    listen(listening: () => void): Server
  }
}

/**
 * Serves a built shop as Firebase Hosting would.
 * @param site the folder that is deployed
 * @param base where in it the shop is, with slashes at both ends
 * @returns the shop's address, and what stops the server
 * @throws Error when the server can't be fetched
 */
export async function serveFirebase(site: string, base: string): Promise<{ url: string; stop: () => void }> {
  fetchTool(tool)
  const { server: makeServer } = createRequire(join(homeOf(tool), 'package.json'))(tool.name) as Superstatic
  const config = { ...hostingBelow(base), public: '.' }
  const { promise, resolve: listening } = Promise.withResolvers<void>()
  const server = makeServer({ cwd: resolve(site), port: 0, host: '127.0.0.1', config }).listen(listening)
  await promise
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}${base}`, stop: () => void server.close() }
}
