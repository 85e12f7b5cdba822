import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { readCatalogueFile } from '#src/build/catalogueFile.ts'
import { readModeConfig } from '#src/build/configuration.ts'
import { completeHosting, readPolicy, toRobotsFile, toSitemapFile, toHeadersFile } from '#src/build/hosting.ts'
import { allowInlineSources, collectInlineSources, createPagePolicy } from '#src/build/policy.ts'
import { fromRoot } from '#src/build/project.ts'

type BuiltFile = Rolldown.OutputAsset | Rolldown.OutputChunk

const getFileSize = (file: BuiltFile): number => (file.type === 'chunk' ? file.code : file.source).length

const charsetTag = '<meta charset="utf-8" />'

/**
 * Adds the policy tag to each page. Writes the rules for hosts, and the service worker that removes an old demo. If the site's
 * URL is configured, also writes robots.txt and sitemap.xml.
 */
export function production(): Plugin {
  const hostingJson = readFileSync(fromRoot('hosting.json'), 'utf8')
  let policy = ''
  let base = '/'
  let siteUrl: string | null = null
  let reportUrl: string | undefined
  return {
    name: 'production',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    config(_, { mode }) {
      const productionConfig = readModeConfig(mode)
      policy = createPagePolicy(readPolicy(hostingJson), productionConfig)
      siteUrl = productionConfig.siteUrl
      reportUrl = productionConfig.reportUrl
    },
    // The policy comes after the charset, because browsers look for the charset only in the first 1,024 bytes.
    transformIndexHtml: (html) =>
      html
        .replace(charsetTag, `${charsetTag}<meta http-equiv="Content-Security-Policy" content="${policy}">`)
        // Link previews need absolute URLs.
        .replace('property="og:image" content="', (tag) => tag + (siteUrl ?? '')),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source })
        const htmlFiles: string[] = []
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.html')) continue
          const html = String(file.source)
          htmlFiles.push(html)
          file.source = html.replace(policy, () => allowInlineSources(policy, collectInlineSources([html])))
        }
        const files = Object.values(bundle).toSorted((a, b) => getFileSize(b) - getFileSize(a))
        const fileNames = files.map(({ fileName }) => fileName)
        const hosting = completeHosting(hostingJson, base, collectInlineSources(htmlFiles), fileNames, reportUrl)
        emit('firebase.json', JSON.stringify({ hosting }, null, 2))
        emit('_headers', toHeadersFile(hosting))
        emit('sw.js', readFileSync(fromRoot('src/build/sw.js'), 'utf8'))
        if (siteUrl === null) return
        emit('robots.txt', toRobotsFile(siteUrl + base))
        emit('sitemap.xml', toSitemapFile(siteUrl + base, readCatalogueFile()))
      },
    },
  }
}

/** @returns the folder next to the build that contains source maps and Vite's manifest */
export const toSourceMapDir = (outDir: string): string => `${outDir}-maps`

export const manifestFile = '.vite/manifest.json'

/**
 * Writes source maps and Vite's manifest into a folder next to the build, because they must not be published. `npm run stack`
 * reads the source maps. The scripts don't link to them.
 */
export function sourceMaps(): Plugin {
  let folder = ''
  return {
    name: 'source-maps',
    // The code that renders the pages is deleted after the build, so it needs no source maps.
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    config: () => ({ build: { sourcemap: 'hidden' } }),
    configResolved({ build }) {
      folder = toSourceMapDir(build.outDir)
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        rmSync(folder, { recursive: true, force: true })
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type !== 'asset' || !(name.endsWith('.map') || name === manifestFile)) continue
          mkdirSync(dirname(join(folder, name)), { recursive: true })
          writeFileSync(join(folder, name), file.source)
          delete bundle[name]
        }
      },
    },
  }
}
