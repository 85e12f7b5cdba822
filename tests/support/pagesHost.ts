import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fetchTool, homeOf } from '#tests/support/fetchTool.ts'

/** Cloudflare's own server, 230 MB with its runtime. */
export const pagesServer = {
  label: "Cloudflare Pages' server",
  name: 'wrangler',
  version: '4.164.0',
  homeVariable: 'PAGES_SERVER_HOME',
  needsOptional: true,
}

/** The server asks no other host and writes into no home. */
const offline = (folder: string): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: folder,
  XDG_CONFIG_HOME: folder,
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
})

/** Older than the server's version: a newer one it would not know. */
const compatibilityDate = '2026-11-01'

/**
 * Serves a built shop as Cloudflare Pages does.
 * @param site the folder to publish, with the shop's _headers and _redirects
 * @param base the shop's path on the site, with slashes at both ends
 * @returns the shop's URL, and a function that stops the server
 * @throws when the server can't be installed or ends
 */
export async function servePages(site: string, base: string): Promise<{ url: string; stop: () => void }> {
  fetchTool(pagesServer)
  const folder = mkdtempSync(join(tmpdir(), 'pages-'))
  const cli = join(homeOf(pagesServer), 'node_modules', pagesServer.name, 'bin', 'wrangler.js')
  const options = ['--port', '0', '--ip', '127.0.0.1', '--compatibility-date', compatibilityDate]
  const child = spawn(process.execPath, [cli, 'pages', 'dev', resolve(site), ...options], {
    cwd: folder,
    env: offline(folder),
    stdio: ['ignore', 'pipe', 'inherit'],
  }).once('close', () => rmSync(folder, { recursive: true, force: true }))
  const origin = await new Promise<string | undefined>((ready) => {
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const [address] = /(?<=Ready on )http:\/\/[\w.:]+/.exec(output) ?? []
      if (address !== undefined) ready(address)
    })
    child.once('close', () => ready(undefined))
  })
  if (origin === undefined) throw new Error(`${pagesServer.label} does not start.`)
  return { url: origin + base, stop: () => void child.kill() }
}
