import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { readCatalogueFile } from '#src/build/catalogueFile.ts'
import { readModeConfig } from '#src/build/configuration.ts'
import { completeHosting, readPolicy, robotsFile, sitemapFile, toHeadersFile } from '#src/build/hosting.ts'
import { allowInline, inlineSources, pagePolicy } from '#src/build/policy.ts'
import { fromRoot } from '#src/build/project.ts'

const charsetTag = '<meta charset="utf-8" />'

/**
 * Production builds only: adds the Content-Security-Policy tag of each page, completes the rules of hosting.json for the pages and
 * writes them for Firebase Hosting and, as `_headers`, for other static hosts, the worker that ends a demo, and robots.txt and sitemap.xml when the
 * shop's address is known.
 */
export function production(): Plugin {
  const rules = readFileSync(fromRoot('hosting.json'), 'utf8')
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
      const env = readModeConfig(mode)
      policy = pagePolicy(readPolicy(rules), env)
      siteUrl = env.siteUrl
      reportUrl = env.reportUrl
    },
    // Behind the charset, which browsers look for in the first 1,024 bytes only.
    transformIndexHtml: (html) =>
      html
        .replace(charsetTag, `${charsetTag}<meta http-equiv="Content-Security-Policy" content="${policy}">`)
        // Link previews take no relative address.
        .replace('property="og:image" content="', (tag) => tag + (siteUrl ?? '')),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source })
        const pageTexts: string[] = []
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.html')) continue
          const html = String(file.source)
          pageTexts.push(html)
          file.source = html.replace(policy, () => allowInline(policy, inlineSources([html])))
        }
        const hosting = completeHosting(rules, base, inlineSources(pageTexts), Object.keys(bundle), reportUrl)
        emit('firebase.json', JSON.stringify({ hosting }, null, 2))
        emit('_headers', toHeadersFile(hosting))
        emit('sw.js', readFileSync(fromRoot('src/build/sw.js'), 'utf8'))
        if (siteUrl === null) return
        emit('robots.txt', robotsFile(siteUrl + base))
        emit('sitemap.xml', sitemapFile(siteUrl + base, readCatalogueFile()))
      },
    },
  }
}

/** The folder of what a build's own tools read: source maps and Vite's manifest. It is next to the build. */
export const sourceMapDir = (outDir: string): string => `${outDir}-maps`

/** Vite's list of the files of each module. */
export const manifestFile = '.vite/manifest.json'

/**
 * Writes source maps, which `npm run stack` reads, and Vite's manifest next to the build and never into it: they are not
 * for visitors. The scripts don't name them.
 */
export function sourceMaps(): Plugin {
  let folder = ''
  return {
    name: 'source-maps',
    // What renders the pages is removed after the build, and so needs none.
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    config: () => ({ build: { sourcemap: 'hidden' } }),
    configResolved({ build }) {
      folder = sourceMapDir(build.outDir)
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
