import type { Plugin, ResolvedConfig } from 'vite'
import { catalogueFileName, readCatalogueFile } from '#src/build/catalogueFile.ts'
import { toRedirectsFile } from '#src/build/hosting.ts'
import { findChunkFiles, fillPage, inlineStyles, renderScriptTag } from '#src/build/pageHtml.ts'
import { renderPartPages } from '#src/build/partPages.ts'
import { buildInlineScript, renderPages } from '#src/build/renderPages.ts'
import { withoutScripts } from '#src/copy/withoutScripts.ts'
import { maxSnapshotAgeMs } from '#src/domain/catalogue.ts'
import { getPagePaths, pageNames } from '#src/domain/pages.ts'

/** Matches the tags of the app's scripts, with their URLs. */
const moduleScriptTags =
  /\s*<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)">(?:<\/script>)?/g

/** Matches the tags in src/index.html that are replaced in prerendered pages. */
const placeholderTags = /\s*<(title|meta)\b[^>]*data-until-started[^>]*>(?:[^<]*<\/title>)?/g

const firstScreenEndId = 'page-end'

/**
 * Blocks painting until the first screen is parsed, because a partial page would shift when more of it arrives. Chromium waits
 * for the start tag of the linked element, so that element must be below the first screen. It is the seventh part, or an element
 * after #root.
 */
const blockPaintTag = `<link rel="expect" href="#${firstScreenEndId}" blocking="render">`
const firstScreenEndTag = `<div id="${firstScreenEndId}" hidden></div>`
const seventhCardTag = /<li data-index="6"/

/** The paths that get a file of their own. Home is not among them, because its file is index.html. */
const paths = pageNames.flatMap(getPagePaths).filter((path) => path !== '/' && !path.includes(':id'))

/**
 * Writes a file for every path without an id, so that any host serves the path with status 200. Public pages are prerendered
 * and readable without scripts (SPEED-3); the other pages are a shell that renders in the browser. The shell is also 404.html,
 * which hosts send for a path without a file.
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
        const page = String(indexHtml.source)
        // Reverses the order, because the page lists its script before the scripts that this script imports.
        const scripts = [...page.matchAll(moduleScriptTags)].map(([, url = '']) => url).toReversed()
        if (scripts.length === 0) throw new Error('prerender-pages: the page has no module script')
        const htmlWithoutScripts = page.replace(moduleScriptTags, '')
        const bootstrapScript = await buildInlineScript('src/bootstrap/bootstrap.ts')
        const toScriptTag = (data: Record<string, string | boolean>) =>
          renderScriptTag(bootstrapScript, { scripts: scripts.join(' '), ...data })
        const catalogue = readCatalogueFile()
        const { pages, partPages, purchaseUrls, scriptsFailedNoticeHtml } = await renderPages(config.mode, catalogue)

        const shellHtml = fillPage(htmlWithoutScripts, {
          script: toScriptTag({ purchase: purchaseUrls.join(' ') }),
          endOfBody: scriptsFailedNoticeHtml,
        })
        const htmlByPath = new Map<string, string>()
        for (const { path, module, calls, head, body, data } of pages) {
          const { tags, code } = findChunkFiles(page, module, bundle, config)
          const loadsPictureFirst = body.includes('fetchPriority="high"')
          const html = fillPage(htmlWithoutScripts, {
            head: head + blockPaintTag,
            styles: tags.join('\n    '),
            script: toScriptTag({
              code: code.join(' '),
              calls: calls.join(' '),
              'picture-first': loadsPictureFirst,
              'outdated-at': data && catalogue ? String(catalogue.takenAt + maxSnapshotAgeMs) : '',
            }),
            root: body.replace(seventhCardTag, `$& id="${firstScreenEndId}"`),
            endOfBody: scriptsFailedNoticeHtml + (seventhCardTag.test(body) ? '' : firstScreenEndTag) + data,
          })
          const noscriptText = data ? withoutScripts.orderNeedsScripts : withoutScripts.needsScripts
          htmlByPath.set(path, html.replace(placeholderTags, '').replace(withoutScripts.needsScripts, noscriptText))
        }

        const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source })
        // Hosts that omit the extension serve the first file without a redirect. Other hosts serve the second file.
        const emitPage = (path: string, source: string) => {
          emit(`${path.slice(1)}.html`, source)
          emit(`${path.slice(1)}/index.html`, source)
        }
        const getHtml = (path: string) => inlineStyles(htmlByPath.get(path) ?? shellHtml, bundle, config.base)
        indexHtml.source = getHtml('/')
        emit('404.html', getHtml(''))
        emit('_redirects', toRedirectsFile(config.base))
        for (const path of paths) emitPage(path, getHtml(path))
        for (const [path, source] of await renderPartPages(
          htmlWithoutScripts,
          partPages,
          Object.keys(bundle),
          config.base,
        ))
          emitPage(path, source.replace(placeholderTags, ''))
        if (catalogue) emit(catalogueFileName, JSON.stringify(catalogue))
      },
    },
  }
}
