import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { readModeConfig } from '#src/build/configuration.ts'
import { fromRoot } from '#src/build/fromRoot.ts'
import { completeHosting, toHeadersFile } from '#src/build/hosting.ts'
import { inlineSources } from '#src/build/inline.ts'
import { robotsFile, sitemapFile } from '#src/build/searchFiles.ts'
import { pagePolicy } from '#src/platform/real/policy.ts'

/**
 * Production builds only: adds the Content-Security-Policy tag, completes the rules of hosting.json for the pages and
 * writes them for Firebase Hosting and, as `_headers`, for other static hosts, and robots.txt and sitemap.xml when the
 * shop's address is known.
 */
export function production(): Plugin {
  let content = ''
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
      content = pagePolicy(env)
      siteUrl = env.siteUrl
      reportUrl = env.reportUrl
    },
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content }, injectTo: 'head-prepend' },
    ],
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source })
        const pageTexts = Object.values(bundle).flatMap((file) =>
          file.type === 'asset' && file.fileName.endsWith('.html') ? String(file.source) : [],
        )
        const rules = readFileSync(fromRoot('hosting.json'), 'utf8')
        const hosting = completeHosting(rules, base, inlineSources(pageTexts), Object.keys(bundle), reportUrl)
        emit('firebase.json', JSON.stringify({ hosting }, null, 2))
        emit('_headers', toHeadersFile(hosting))
        if (siteUrl === null) return
        emit('robots.txt', robotsFile(siteUrl + base))
        emit('sitemap.xml', sitemapFile(siteUrl + base))
      },
    },
  }
}
