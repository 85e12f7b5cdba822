import { join } from 'node:path'
import type { ResolvedConfig, Rolldown } from 'vite'
import { parts } from '#src/copy/publicPages.ts'
import type { Part } from '#src/domain/part.ts'

/** Renders the same tag as Vite, so that one pattern finds both in a page. */
const renderStyleTag = (href: string) => `<link rel="stylesheet" crossorigin href="${href}">`

/**
 * Finds the files of a module's chunk that the page does not reference yet. Each style sheet gets two tags: one that
 * `inlineStyles` replaces, and a disabled link to its file, so that `loadCode` does not load the file again.
 */
export function findChunkFiles(
  page: string,
  module: string,
  bundle: Rolldown.OutputBundle,
  { base, root }: ResolvedConfig,
) {
  const files = new Set<string>()
  const styles = new Set<string>()
  function collectFiles(chunk: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined) {
    if (chunk?.type !== 'chunk' || files.has(chunk.fileName)) return
    files.add(chunk.fileName)
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style)
    for (const file of chunk.imports) collectFiles(bundle[file])
  }
  const entry = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.includes(join(root, module)),
  )
  if (!entry) throw new Error(`prerender-pages: ${module} is in no chunk`)
  collectFiles(entry)
  const selectUnreferenced = (names: Set<string>) => [...names].filter((name) => !page.includes(name))
  const tags = selectUnreferenced(styles).flatMap((file) => [
    renderStyleTag(base + file),
    `<link rel="stylesheet" disabled href="${base}${file}">`,
  ])
  return { tags, code: selectUnreferenced(files).map((file) => base + file) }
}

export const removeStyles = (page: string): string =>
  page.replaceAll(new RegExp(`\\s*${renderStyleTag('[^"]+')}`, 'g'), '')

/**
 * Inlines the style sheets, so that the first paint needs no other file (SPEED-3). They are merged into one element, because the
 * policy needs a hash for each element (SPEED-2).
 */
export function inlineStyles(page: string, bundle: Rolldown.OutputBundle, base: string): string {
  const styleSheets = [...page.matchAll(new RegExp(renderStyleTag(`${base}([^"]+)`), 'g'))].map(([, name = '']) => {
    const file = bundle[name]
    if (file?.type !== 'asset') throw new Error(`prerender-pages: there is no ${name}`)
    return String(file.source).trim()
  })
  return removeStyles(page).replace('</head>', (tag) => `<style>${styleSheets.join('')}</style>${tag}`)
}

/** @param data the data attributes that src/bootstrap/bootstrap.ts reads */
export const renderScriptTag = (script: string, data: Readonly<Record<string, string | boolean>>): string => {
  const attributes = Object.entries(data).map(([name, value]) => (value ? ` data-${name}='${value}'` : ''))
  return `<script${attributes.join('')}>${script}</script>`
}

interface PageContent {
  head?: string
  styles?: string
  /** Placed at the end of the head, because it blocks parsing. The files that are referenced above it load in the meantime. */
  script?: string
  /** HTML inside #root. */
  root?: string
  endOfBody?: string
}

export function fillPage(
  page: string,
  { head = '', styles = '', script = '', root = '', endOfBody = '' }: PageContent,
): string {
  const contentByPlaceholder = {
    '<!-- head -->': head,
    '</head>': `${script}\n    </head>`,
    '<!-- styles -->': styles,
    '<div id="root">': `<div id="root">${root}`,
    '</body>': `  ${endOfBody}\n  </body>`,
  }
  return Object.entries(contentByPlaceholder).reduce((html, [slot, text]) => {
    if (!html.includes(slot)) throw new Error(`prerender-pages: index.html has no ${slot}`)
    return html.replace(slot, () => text)
  }, page)
}

const shareTags = /\s*<meta property="og:image[^>]*>/g

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** Shows the part's own picture in link previews if messengers can fetch it, otherwise the shop's picture (HOST-2). */
export function replaceSharePicture(page: string, { image, name }: Pick<Part, 'image' | 'name'>): string {
  if (!image?.startsWith('https://')) return page
  const tags = { 'og:image': image, 'og:image:alt': name || parts.unnamed }
  const partTags = Object.entries(tags).map(
    ([name, text]) => `<meta property="${name}" content="${escapeAttribute(text)}" />`,
  )
  return page.replace(shareTags, '').replace('<!-- head -->', () => `${partTags.join('')}<!-- head -->`)
}
