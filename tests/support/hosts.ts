import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { fetchTool } from '#tests/support/fetchTool.ts'

/** The server that Firebase Hosting uses. */
export const firebaseHostTool = {
  label: "Firebase Hosting's server",
  name: 'superstatic',
  version: '11.0.0',
  homeVariable: 'HOSTING_SERVER_HOME',
}

/** Cloudflare's own server for Pages. With its runtime, it takes 230 MB of disk space. */
export const cloudflarePagesTool = {
  label: "Cloudflare Pages' server",
  name: 'wrangler',
  version: '4.164.0',
  homeVariable: 'PAGES_SERVER_HOME',
  needsOptional: true,
}

/**
 * Serves a folder the way a hosting service does.
 * @param base the shop's path on the host, with slashes at both ends
 */
export type ServeSite = (site: string, base: string) => Promise<{ url: string; stop: () => void | Promise<void> }>

const configSchema = z.object({ hosting: z.looseObject({}) })

interface Superstatic {
  server(options: object): { listen(listening: () => void): Server }
}

export const serveFirebaseHosting: ServeSite = async (site, base) => {
  const require = createRequire(join(fetchTool(firebaseHostTool), 'package.json'))
  const { server: createServer } = require(firebaseHostTool.name) as Superstatic
  const { hosting } = z.parse(configSchema, JSON.parse(readFileSync(join(site, 'firebase.json'), 'utf8')))
  const { promise, resolve: onListening } = Promise.withResolvers<void>()
  const server = createServer({ cwd: resolve(site), port: 0, host: '127.0.0.1', config: hosting }).listen(onListening)
  await promise
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}${base}`, stop: () => void server.close() }
}

/**
 * Serves a site like Cloudflare Pages. The environment variables prevent the server from contacting other hosts and
 * from writing to the user's home directory.
 */
export const serveCloudflarePages: ServeSite = async (site, base) => {
  const cli = join(fetchTool(cloudflarePagesTool), 'node_modules', cloudflarePagesTool.name, 'bin', 'wrangler.js')
  const folder = mkdtempSync(join(tmpdir(), 'pages-'))
  // The server rejects a date after its own release.
  const options = ['--port', '0', '--ip', '127.0.0.1', '--compatibility-date', '2026-11-01']
  const child = spawn(process.execPath, [cli, 'pages', 'dev', resolve(site), ...options], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      WRANGLER_SEND_METRICS: 'false',
      WRANGLER_SEND_ERROR_REPORTS: 'false',
      WRANGLER_HIDE_BANNER: 'true',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  }).once('close', () => rmSync(folder, { recursive: true, force: true }))
  let output = ''
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    output += String(chunk)
    const [origin] = /(?<=Ready on )http:\/\/[\w.:]+/.exec(output) ?? []
    if (origin !== undefined) return { url: origin + base, stop: () => void child.kill() }
  }
  throw new Error(`${cloudflarePagesTool.label} does not start.`)
}
