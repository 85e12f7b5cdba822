import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type BuildEnvironmentOptions, type InlineConfig, type LibraryOptions } from 'vite'
import type * as Prerender from '#src/build/prerender.tsx'
import { browsers, fromRoot, inlineTarget } from '#src/build/project.ts'
import { styles } from '#src/build/styles.ts'
import { selectPartsWithPages, type Catalogue } from '#src/domain/catalogue.ts'

/** Builds src/build/prerender.tsx for Node in a temporary folder, and renders every page with it. */
export async function renderPages(mode: string, catalogue: Catalogue | null) {
  const cacheFolder = fromRoot('node_modules/.cache')
  mkdirSync(cacheFolder, { recursive: true })
  const outDir = mkdtempSync(join(cacheFolder, 'prerender-'))
  try {
    await build({
      configFile: fromRoot('vite.config.ts'),
      mode,
      logLevel: 'error',
      build: { ssr: 'build/prerender.tsx', outDir },
    })
    const { href } = pathToFileURL(join(outDir, 'prerender.js'))
    const { purchaseUrls, prerenderedPages, renderPage, renderPartPage, scriptsFailedNoticeHtml } = (await import(
      href
    )) as typeof Prerender
    const pages = await Promise.all(
      prerenderedPages.map(async (page) => ({ ...page, ...(await renderPage(page, catalogue)) })),
    )
    const partPages = catalogue
      ? await Promise.all(
          selectPartsWithPages(catalogue).map(async (part) => ({ part, ...(await renderPartPage(part, catalogue)) })),
        )
      : []
    return { pages, partPages, purchaseUrls, scriptsFailedNoticeHtml }
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}

/** Runs a build without the project's configuration, and returns the built files instead of writing them. */
async function buildInMemory(options: BuildEnvironmentOptions, config?: InlineConfig) {
  const inlineConfig: InlineConfig = { configFile: false, logLevel: 'error', publicDir: false, ...config }
  const buildResult = await build({ ...inlineConfig, build: { ...options, write: false } })
  return [buildResult].flat().flatMap((result) => ('output' in result ? result.output : []))
}

/**
 * Builds one style sheet from the given files.
 * @param files paths below src
 */
export async function buildStyles(files: readonly string[]): Promise<string> {
  const input = files.map((file) => fromRoot(`src/${file}`))
  const output = await buildInMemory(
    { target: browsers, cssCodeSplit: false, rolldownOptions: { input } },
    { root: fromRoot('src'), plugins: styles('short') },
  )
  const styleSheet = output.find(({ fileName }) => fileName.endsWith('.css'))
  if (styleSheet?.type !== 'asset') throw new Error(`prerender-pages: ${files.join(', ')} produced no styles`)
  return String(styleSheet.source).trim()
}

/**
 * Builds a file as a classic script for inlining.
 * @param file path from the project's folder
 */
export async function buildInlineScript(file: string): Promise<string> {
  const lib: LibraryOptions = { entry: fromRoot(file), formats: ['iife'], name: 'script' }
  const rolldownOptions = { optimization: { inlineConst: true } }
  const [chunk] = await buildInMemory({ target: inlineTarget, lib, rolldownOptions })
  if (chunk?.type !== 'chunk') throw new Error(`prerender-pages: ${file} produced no script`)
  return chunk.code.trim()
}
