import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type LibraryOptions } from 'vite'
import type * as Prerender from '#src/build/prerender.tsx'
import { fromRoot, inlineTarget } from '#src/build/project.ts'

/**
 * Builds src/build/prerender.tsx for Node in a temporary folder, and renders every page with it.
 * @param mode of the build
 * @returns each page with its HTML for the head and for #root; the `purchaseUrls` and `startNotice` of src/build/prerender.tsx
 */
export async function renderPages(mode: string) {
  const cache = fromRoot('node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const outDir = mkdtempSync(join(cache, 'prerender-'))
  try {
    await build({
      configFile: fromRoot('vite.config.ts'),
      mode,
      logLevel: 'error',
      build: { ssr: 'build/prerender.tsx', outDir },
    })
    const { href } = pathToFileURL(join(outDir, 'prerender.js'))
    const { purchaseUrls, prerendered, renderPage, startNotice } = (await import(href)) as typeof Prerender
    const pages = await Promise.all(prerendered.map(async (page) => ({ ...page, ...(await renderPage(page.path)) })))
    return { pages, purchaseUrls, startNotice }
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}

/**
 * Builds a file as a classic script, to stand in a page.
 * @param file its path from the project's folder
 * @throws Error when the build produces no script
 */
export async function buildInlineScript(file: string): Promise<string> {
  const lib: LibraryOptions = { entry: fromRoot(file), formats: ['iife'], name: 'script' }
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { target: inlineTarget, lib, write: false },
  })
  const [chunk] = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  if (chunk?.type !== 'chunk') throw new Error(`prerender-pages: ${file} produced no script`)
  return chunk.code.trim()
}
