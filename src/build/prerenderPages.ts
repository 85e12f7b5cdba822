import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type LibraryOptions, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { addressesOf, pageNames, pages } from '#src/domain/pages.ts'
import type * as Prerender from '#src/prerender.tsx'

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** Builds src/prerender.tsx for Node, renders every page, and leaves nothing behind. */
async function renderPages({ mode }: ResolvedConfig) {
  const cache = at('node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const outDir = mkdtempSync(join(cache, 'prerender-'))
  try {
    await build({ configFile: at('vite.config.ts'), mode, logLevel: 'error', build: { ssr: 'prerender.tsx', outDir } })
    const { href } = pathToFileURL(join(outDir, 'prerender.js'))
    const { prerendered, renderPage } = (await import(href)) as typeof Prerender
    return await Promise.all(prerendered.map(async (page) => ({ ...page, ...(await renderPage(page.path)) })))
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}

/** src/firstPaint.ts as a classic script: nothing is painted before it has run. */
async function buildFirstPaint(): Promise<string> {
  const lib: LibraryOptions = { entry: at('src/firstPaint.ts'), formats: ['iife'], name: 'firstPaint' }
  const built = await build({ configFile: false, logLevel: 'error', publicDir: false, build: { lib, write: false } })
  const [chunk] = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  if (chunk?.type !== 'chunk') throw new Error('prerender-pages: src/firstPaint.ts made no script')
  return chunk.code
}

/** Tags for the files of a module's chunk that a page does not name yet: named there, they need not wait for the start. */
function chunkTags(
  page: string,
  module: string,
  bundle: Rolldown.OutputBundle,
  { base, root }: ResolvedConfig,
): string[] {
  const files = new Set<string>()
  const styles = new Set<string>()
  function collect(chunk: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined) {
    if (chunk?.type !== 'chunk' || files.has(chunk.fileName)) return
    files.add(chunk.fileName)
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style)
    for (const file of chunk.imports) collect(bundle[file])
  }
  const own = Object.values(bundle).find((one) => one.type === 'chunk' && one.moduleIds.includes(join(root, module)))
  if (!own) throw new Error(`prerender-pages: ${module} is in no chunk`)
  collect(own)
  const missing = (names: Set<string>) => [...names].filter((name) => !page.includes(name))
  return [
    ...missing(styles).map((file) => `<link rel="stylesheet" crossorigin href="${base}${file}">`),
    ...missing(files).map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${base}${file}">`),
  ]
}

/** Lets the script of the first paint start the shop, when it thinks fit, instead of the page itself. */
function deferStart(page: string, script: string): string {
  const [tag, start] = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(page) ?? []
  if (tag === undefined) throw new Error('prerender-pages: the page starts no module')
  return page.replace(tag, '').replace(script, () => script.replace('>', ` data-start="${start}">`))
}

/** Nothing is painted before the whole page is read: half a page, centred, would move. */
const wholeFirst = '<link rel="expect" href="#root" blocking="render">'

const addresses = pageNames.flatMap(addressesOf)
const hasId = (address: string): boolean => address.includes(':id')

/**
 * firebase.json's rewrites in the form that other static hosts read: an address with an id has no file of its own, but is
 * known all the same. They lead to an empty page that is known too, for Firebase answers 404 with every use of 404.html.
 * @param base the folder the shop is served from, with slashes at both ends
 */
const toRedirectsFile = (base: string): string =>
  addresses
    .filter(hasId)
    .map((address) => `${base}${address.slice(1)} ${base}${pages.profile.path.slice(1)}.html 200`)
    .join('\n')

/**
 * Writes a file for every address without an id, so that any host answers it with status 200: public pages as they can be
 * read without scripts (SPEED-3), the others empty, for the shop to start on. The empty page is also 404.html, with which
 * hosts answer an address they have no file for.
 */
export function prerenderPages(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'prerender-pages',
    apply: ({ build: options }, { command, mode }) => command === 'build' && mode === 'production' && !options?.ssr,
    configResolved(resolved) {
      config = resolved
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const start = bundle['index.html']
        if (start?.type !== 'asset') throw new Error('prerender-pages: there is no index.html')
        const firstPaint = this.emitFile({ type: 'asset', name: 'firstPaint.js', source: await buildFirstPaint() })
        const script = `<script src="${config.base}${this.getFileName(firstPaint)}"></script>`
        // at the head's end: reading stops until it has run, and what stands above is on its way by then
        const empty = String(start.source).replace('</head>', (tag) => `  ${script}\n  ${tag}`)
        const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source })
        emit('404.html', empty)
        emit('_redirects', toRedirectsFile(config.base))
        const sources = new Map<string, string>()
        for (const { path, module, head, body } of await renderPages(config)) {
          const tags = chunkTags(empty, module, bundle, config)
          const source = (body.includes('fetchPriority="high"') ? deferStart(empty, script) : empty)
            // what is to be seen goes before what is to be done
            .replace(/<(?=script type="module"|link rel="modulepreload")\S+/g, (tag) => `${tag} fetchpriority="low"`)
            .replace(/\s*<(title|meta)\b[^>]*data-until-started[^>]*>(?:[^<]*<\/title>)?/g, '')
            .replace('<link', (tag) => `${head}${wholeFirst}\n    ${tag}`)
            .replace(script.replace('></script>', ''), (tag) => [...tags, tag].join('\n    '))
            .replace('<div id="root">', (tag) => tag + body)
          sources.set(path, source)
        }
        start.source = sources.get('/') ?? empty
        for (const path of addresses.filter((address) => address !== '/' && !hasId(address))) {
          const source = sources.get(path) ?? empty
          // the first is found without a redirect by hosts that leave the extension off, the second by all others
          emit(`${path.slice(1)}.html`, source)
          emit(`${path.slice(1)}/index.html`, source)
        }
      },
    },
  }
}
