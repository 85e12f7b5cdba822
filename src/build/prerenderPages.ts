import { join } from 'node:path'
import type { Plugin, ResolvedConfig, Rolldown } from 'vite'
import { toRedirectsFile } from '#src/build/hosting.ts'
import { buildInlineScript, renderPages } from '#src/build/renderPages.ts'
import { addressesOf, pageNames } from '#src/domain/pages.ts'

/** The tag of a style sheet, as Vite writes it. */
const styleTag = (address: string) => `<link rel="stylesheet" crossorigin href="${address}">`

/**
 * The files of a module's chunk that a page does not reference yet: the addresses of its scripts, and tags for its styles. The
 * styles become part of the page; a disabled link names their file, so that `loadCode` does not load it again.
 */
function chunkFiles(page: string, module: string, bundle: Rolldown.OutputBundle, { base, root }: ResolvedConfig) {
  const files = new Set<string>()
  const styles = new Set<string>()
  function collect(chunk: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined) {
    if (chunk?.type !== 'chunk' || files.has(chunk.fileName)) return
    files.add(chunk.fileName)
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style)
    for (const file of chunk.imports) collect(bundle[file])
  }
  const entry = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.includes(join(root, module)),
  )
  if (!entry) throw new Error(`prerender-pages: ${module} is in no chunk`)
  collect(entry)
  const missing = (names: Set<string>) => [...names].filter((name) => !page.includes(name))
  const tags = missing(styles).flatMap((file) => [
    styleTag(base + file),
    `<link rel="stylesheet" disabled href="${base}${file}">`,
  ])
  return { tags, code: missing(files).map((file) => base + file) }
}

/** Puts the style sheets themselves in the place of their tags: the first paint then waits for no other file (SPEED-3). */
const inlineStyles = (page: string, bundle: Rolldown.OutputBundle, base: string): string =>
  page.replaceAll(new RegExp(styleTag(`${base}([^"]+)`), 'g'), (_, name: string) => {
    const file = bundle[name]
    if (file?.type !== 'asset') throw new Error(`prerender-pages: there is no ${name}`)
    return `<style>${String(file.source).trim()}</style>`
  })

/** The tags of the shop's scripts, with their addresses. */
const startTags = /\s*<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)">(?:<\/script>)?/g

/** The places of src/index.html that are filled in. */
const slots = {
  head: '<!-- head -->',
  endOfHead: '</head>',
  styles: '<!-- styles -->',
  root: '<div id="root">',
  endOfBody: '</body>',
}

/** Puts text into the places: before the end of the head or body, behind the tag of #root, in place of a comment. */
function fillSlots(page: string, texts: { [slot in keyof typeof slots]?: string }): string {
  return Object.entries(texts).reduce((html, [name, text]) => {
    const slot = slots[name as keyof typeof slots]
    if (!html.includes(slot)) throw new Error(`prerender-pages: index.html has no ${slot}`)
    const filled = slot.startsWith('<!--') ? text : slot.startsWith('</') ? text + slot : slot + text
    return html.replace(slot, () => filled)
  }, page)
}

/** What the first paint's script is told: the attributes of its tag. */
interface FirstPaintData {
  /** The shop's scripts in the order in which they run, separated by spaces. */
  scripts: string
  /** The files of the page's own code, separated by spaces. */
  code?: string
  /** The calls to make early, separated by spaces. */
  calls?: string
  /** Whether calls and scripts wait for the main picture. */
  'picture-first'?: boolean
  /** The `partBases` of src/build/prerender.tsx, separated by a space. */
  part?: string
}

/**
 * Blocks painting until #root is parsed: a partial page would shift when the rest arrives. Chromium stops waiting at an
 * element's start tag, so the link names an element behind #root.
 */
const blockPaintTag = '<link rel="expect" href="#page-end" blocking="render">'
const pageEndTag = '<div id="page-end" hidden></div>'

const addresses = pageNames.flatMap(addressesOf)
const hasId = (address: string): boolean => address.includes(':id')

/**
 * Writes a file for every address without an id, so any host answers it with status 200. Public pages are prerendered and
 * readable without scripts (SPEED-3); the others are empty pages that render in the browser. The empty page is also
 * 404.html, which hosts send for an address without a file.
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
        const indexHtml = bundle['index.html']
        if (indexHtml?.type !== 'asset') throw new Error('prerender-pages: there is no index.html')
        const { base } = config
        const firstPaint = await buildInlineScript('src/early/firstPaint.ts')
        const scriptTag = (data: FirstPaintData) => {
          const attributes = Object.entries(data).map(([name, value]) => (value ? ` data-${name}='${value}'` : ''))
          return `<script${attributes.join('')}>${firstPaint}</script>`
        }
        const { pages: rendered, partBases, startNotice } = await renderPages(config.mode)
        const page = String(indexHtml.source)
        // The page's own script stands first, then what it imports.
        const scripts = [...page.matchAll(startTags)].map(([, address = '']) => address).toReversed()
        if (scripts.length === 0) throw new Error('prerender-pages: the page has no module script')
        const bare = fillSlots(page.replace(startTags, ''), { endOfBody: `  ${startNotice}\n  ` })
        // At the end of the head: it blocks parsing, while the files referenced above it are already loading.
        const withScript = (data: Omit<FirstPaintData, 'scripts'>) =>
          fillSlots(bare, { endOfHead: `${scriptTag({ scripts: scripts.join(' '), ...data })}\n    ` })
        const emptyPage = fillSlots(withScript({ part: partBases.join(' ') }), { head: '', styles: '' })
        const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source })
        emit('_redirects', toRedirectsFile(base))
        const sources = new Map<string, string>()
        for (const { path, module, calls, head, body } of rendered) {
          const { tags, code } = chunkFiles(page, module, bundle, config)
          const pictureFirst = body.includes('fetchPriority="high"')
          const source = fillSlots(
            withScript({ code: code.join(' '), calls: calls.join(' '), 'picture-first': pictureFirst }),
            {
              head: head + blockPaintTag,
              styles: tags.join('\n    '),
              root: body,
              endOfBody: `  ${pageEndTag}\n  `,
            },
          )
          sources.set(path, source.replace(/\s*<(title|meta)\b[^>]*data-until-started[^>]*>(?:[^<]*<\/title>)?/g, ''))
        }
        const sourceOf = (path: string) => inlineStyles(sources.get(path) ?? emptyPage, bundle, base)
        indexHtml.source = sourceOf('/')
        emit('404.html', sourceOf(''))
        for (const path of addresses.filter((address) => address !== '/' && !hasId(address))) {
          const source = sourceOf(path)
          // Hosts that omit the extension find the first file without a redirect, all others find the second.
          emit(`${path.slice(1)}.html`, source)
          emit(`${path.slice(1)}/index.html`, source)
        }
      },
    },
  }
}
