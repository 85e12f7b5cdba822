import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import { isPanelShortcut } from '#mocks/demo/panel/shortcut.ts'
import { getPagePaths, pageNames } from '#src/domain/pages.ts'
import { themeKey } from '#src/theme/themePreference.ts'

const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const readText = (path: string) => readFileSync(resolvePath(path), 'utf8')
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')
const pictureDir = resolvePath('../pictures')

/** @returns the hashes by which the policy allows the page's inline styles */
const hashInlineStyles = (html: string) =>
  Array.from(html.matchAll(/<style>(.*?)<\/style>/gs), ([, text = '']) => `'sha256-${sha256(text)}'`)

/** The paths of all pages, relative to the site's root and without the leading slash. `*` stands for an id. */
const routePaths = pageNames.flatMap(getPagePaths).map((path) => path.slice(1).replace(':id', '*'))

const routeAlternatives = routePaths.filter(Boolean).join('|').replaceAll('*', '[^/]+')

/** Matches every page's path below the site's root, in any letter case, with or without a trailing slash (PAGE-9). */
const routePattern = new RegExp(`/(?:${routeAlternatives})/?$`, 'i')

/** Matches every page's path, starting at the site's root. */
const pagePattern = new RegExp(`^/(?:${routeAlternatives})?/*$`, 'i')

const getFileContent = (file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined) =>
  file?.type === 'chunk' ? file.code : (file?.source ?? '')

/** Removes the tags that load files. boot.js adds them again, with URLs that contain the site's root. */
function extractFileTags(html: string) {
  const tags: string[] = []
  const htmlWithoutTags = html.replace(/\s*<(?:link[^>]*href|script[^>]*src)="\.\/[^>]*>(?:<\/script>)?/g, (tag) => {
    tags.push(tag)
    return ''
  })
  const readHref = (tag: string) => /(?:href|src)="\.\/([^"]+)"/.exec(tag)?.[1] ?? ''
  const findHrefsInTagsWith = (marker: string) => tags.filter((tag) => tag.includes(marker)).map(readHref)
  const [script] = findHrefsInTagsWith('<script')
  const styleHrefs = findHrefsInTagsWith('"stylesheet"')
  if (!script || styleHrefs.length === 0) throw new Error('portable-site: the page has no script or no stylesheet')
  const links = ['icon', 'apple-touch-icon', 'manifest'].flatMap((rel) =>
    findHrefsInTagsWith(`"${rel}"`).map((href) => ({ rel, href })),
  )
  return {
    htmlWithoutTags,
    files: { script, styles: styleHrefs, preloads: findHrefsInTagsWith('"modulepreload"'), links },
  }
}

/**
 * Makes the mock build work below any path of any static host, and offline after the first load. Each page finds the
 * site's root at run time (boot.js), each known path has an HTML file, and a service worker caches all files (sw.js).
 */
export function portableSite(csp: string): Plugin {
  let publicDir = ''
  let entryFile = ''
  return {
    name: 'portable-site',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const { htmlWithoutTags, files } = extractFileTags(html)
        entryFile = files.script
        const script = readText('boot.js')
          .replace(/^\/\*\*.*?\*\/\s*;/s, '')
          .replace("'__FILES__'", () => JSON.stringify(files))
          .replace("'__ROUTES__'", () => String(routePattern))
          .replace("'__THEME_KEY__'", () => `'${themeKey}'`)
          .replace("'__IS_SHORTCUT__'", () => String(isPanelShortcut))
        const policy = csp
          .replace("script-src 'self'", `script-src 'self' 'sha256-${sha256(script)}'`)
          .replace("style-src 'self'", `style-src 'self' ${hashInlineStyles(html).join(' ')}`)
        const policyTag = `<meta http-equiv="content-security-policy" content="${policy}">`
        return htmlWithoutTags
          .replace('<meta charset="utf-8" />', (tag) => tag + policyTag)
          .replace('</head>', (tag) => `<script>${script}</script>${tag}`)
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const htmlPage = bundle['index.html']
        if (htmlPage?.type !== 'asset') throw new Error('portable-site: there is no index.html')
        const emitAsset = (fileName: string, source: string | Uint8Array) =>
          this.emitFile({ type: 'asset', fileName, source })
        // Each path without an id has its own HTML file, so that any host responds with 200. 404.html serves the others.
        const htmlFileNames = routePaths
          .filter((path) => path && !path.includes('*'))
          .map((path) => `${path}/index.html`)
        for (const fileName of ['404.html', ...htmlFileNames]) emitAsset(fileName, htmlPage.source)
        const builtFiles = Object.keys(bundle).filter((name) => !/\.(map|md|html)$/.test(name))
        const contentByFileName = new Map(builtFiles.map((name) => [name, getFileContent(bundle[name])]))
        for (const name of readdirSync(publicDir)) contentByFileName.set(name, readFileSync(join(publicDir, name)))
        for (const name of readdirSync(pictureDir)) {
          const picture = readFileSync(join(pictureDir, name))
          contentByFileName.set(`pictures/${name}`, picture)
          emitAsset(`pictures/${name}`, picture)
        }
        const versionHash = createHash('sha256').update(String(htmlPage.source))
        for (const [name, content] of contentByFileName) versionHash.update(name).update(content)
        const workerScript = readText('sw.js')
          .replace('__VERSION__', versionHash.digest('hex').slice(0, 12))
          .replace("['__FILES__']", () => JSON.stringify(['./', ...contentByFileName.keys()]))
          .replace('__ENTRY__', () => entryFile)
          .replace("'__PAGES__'", () => String(pagePattern))
        emitAsset('sw.js', workerScript)
      },
    },
  }
}
