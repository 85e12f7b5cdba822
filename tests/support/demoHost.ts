import { createHash } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { serveStatic } from '#tests/support/static.ts'

/** A static host of the demo that a test can stop, and that can be given a newer version. */
export interface DemoHost {
  /** Where the demo is, with a slash at the end. */
  url: string
  /** Replaces the demo by a newer version: no file of the old one's code is left. */
  deploy(): void
  /** Adds a page to the demo's folder that is none of the demo's. */
  addPage(file: string, heading: string): void
  /** Adds a file to the demo's folder, or replaces one. */
  addFile(file: string, content: string): void
  /** Answers requests in place of the files, where it returns true; null: no longer. */
  intercept(answer: ((...args: Parameters<RequestListener>) => boolean) | null): void
  stop(): void
}

const isText = (name: string) => /\.(?:js|css|html)$/.test(name)

/** Allows the page's inline script again after a change. */
function allowScript(html: string): string {
  const script = /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  const hash = createHash('sha256').update(script).digest('base64')
  return html.replace(/(?<=script-src 'self' 'sha256-)[^']+/, hash)
}

/** Gives each built file another name, as a new build does, and marks page and cache as the second version. */
function renameFiles(dir: string): void {
  const names = readdirSync(join(dir, 'assets'))
  const newer = (text: string) => names.reduce((result, name) => result.replaceAll(name, name.replace('.', '2.')), text)
  const mark = (text: string) =>
    text.replace('<html', '<html data-version="2"').replace(/(?<=cachePrefix\}\w*)(?=`)/, '2')
  for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter(isText)) {
    const file = join(dir, name)
    writeFileSync(file, allowScript(mark(newer(readFileSync(file, 'utf8')))))
  }
  for (const name of names) renameSync(join(dir, 'assets', name), join(dir, 'assets', newer(name)))
}

/** Copies of the demo. They are deleted at the end: a worker may still be reading. */
const copies: string[] = []
process.once('exit', () => copies.forEach((dir) => rmSync(dir, { recursive: true, force: true })))

/** Starts a host of the demo's build below a path. */
export async function startDemoHost(mount: string): Promise<DemoHost> {
  const dir = mkdtempSync(join(process.cwd(), 'node_modules/.cache/demo-'))
  copies.push(dir)
  cpSync('dist-mock', dir, { recursive: true })
  let intercept: Parameters<DemoHost['intercept']>[0] = null
  const { url, stop } = await serveStatic({ dir, mount, intercept: (...args) => intercept?.(...args) ?? false })
  function addFile(file: string, content: string): void {
    mkdirSync(join(dir, dirname(file)), { recursive: true })
    writeFileSync(join(dir, file), content)
  }
  return {
    url,
    deploy: () => renameFiles(dir),
    addPage(file, heading) {
      addFile(file, `<!doctype html><title>${heading}</title><link rel="icon" href="data:,"><h1>${heading}</h1>`)
    },
    addFile,
    intercept: (answer) => void (intercept = answer),
    stop: () => void stop(),
  }
}
