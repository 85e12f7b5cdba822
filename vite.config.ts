import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, loadEnv, type Plugin, type ResolvedConfig } from 'vite'
import { firstPaint } from '#mocks/build/firstPaint.ts'
import { portableSite } from '#mocks/build/portableSite.ts'
import { firstPaintCopy } from '#mocks/demo/copy/firstPaint.ts'
import { brand } from '#src/copy/brand.ts'
import { pages } from '#src/domain/pages.ts'
import { readConfig, readContactEmail } from '#src/platform/real/config.ts'
import { pagePolicy } from '#src/platform/real/policy.ts'
import { codeLoader } from '#src/build/codeLoader.ts'
import { compiled } from '#src/build/compiled.ts'
import { completeHosting, toHeadersFile } from '#src/build/hosting.ts'
import { inlineSources } from '#src/build/inline.ts'
import { prerenderPages } from '#src/build/prerenderPages.ts'
import { pureRouter } from '#src/build/pureRouter.ts'
import { robotsFile, sitemapFile } from '#src/build/searchFiles.ts'

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** vanilla-extract hashes paths relative to Vite's root. The repository root gives both modes the same names. */
const styles = (identifiers: 'short' | 'debug'): Plugin[] =>
  vanillaExtractPlugin({ identifiers }).map((plugin) => {
    const { configResolved } = plugin
    if (typeof configResolved !== 'function') return plugin
    return {
      ...plugin,
      configResolved(config) {
        const root = { value: fromRoot('.').replace(/\/$/, '') }
        return configResolved.call(this, Object.create(config, { root }) as ResolvedConfig)
      },
    }
  })

const readEnv = (mode: string) => loadEnv(mode, fromRoot('.'), 'VITE_')

/**
 * Validates the configuration and puts it into the scripts as `realConfig` and `contactEmail`: the browser need not read
 * it again.
 */
const configuration = (): Plugin => ({
  name: 'configuration',
  config: (_, { mode }) => {
    const env = readEnv(mode)
    const values = { realConfig: readConfig(env), contactEmail: readContactEmail(env) }
    return { define: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])) }
  },
})

/**
 * Production builds only: adds the Content-Security-Policy tag, completes the rules of hosting.json for the pages and
 * writes them for Firebase Hosting and, as `_headers`, for other static hosts, and robots.txt and sitemap.xml when the
 * shop's address is known.
 */
function production(): Plugin {
  let content = ''
  let base = '/'
  let siteUrl: string | null = null
  return {
    name: 'production',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    config(_, { mode }) {
      const env = readConfig(readEnv(mode))
      content = pagePolicy(env)
      siteUrl = env.siteUrl
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
        const hosting = completeHosting(rules, base, inlineSources(pageTexts), Object.keys(bundle))
        emit('firebase.json', JSON.stringify({ hosting }, null, 2))
        emit('_headers', toHeadersFile(hosting))
        if (siteUrl === null) return
        emit('robots.txt', robotsFile(siteUrl + base))
        emit('sitemap.xml', sitemapFile(siteUrl + base))
      },
    },
  }
}

/** Content-Security-Policy of the demo: no outside connections. `boot` and `default` are its Trusted Types policies. */
const demoPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self' https://*.shop.test",
  "worker-src 'self'",
  "manifest-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types boot default',
].join('; ')

/** Puts the shop's own texts into index.html, for the time before its scripts run. */
function htmlTexts(): Plugin {
  const texts: Record<string, string> = {
    brand: brand.name,
    homeTitle: pages.home.title,
    homeDescription: pages.home.description ?? '',
    demoNotice: firstPaintCopy.notice,
    demoNeedsScripts: firstPaintCopy.noScript,
  }
  return {
    name: 'html-texts',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replaceAll(/%(\w+)%/g, (placeholder, name: string) => texts[name] ?? placeholder),
    },
  }
}

const routerBuild = (file: string) => fromRoot(`node_modules/react-router/dist/production/${file}.mjs`)

const aliases = {
  // saves the demo 120 kB gzip
  mock: { 'tough-cookie': fromRoot('mocks/build/toughCookie.ts') },
  // the package exports its development build only; this one is 0.5 kB gzip smaller
  production: { 'react-router/dom': routerBuild('dom-export'), 'react-router': routerBuild('index') },
}

/** What the first page needs of packages, in a file of its own: few releases change it (SPEED-17). */
const libraries = { name: 'libraries', tags: ['$initial' as const], test: /node_modules/, priority: 1 }

/**
 * What several pages share, in few files: each file costs a request, of which a browser sends six at a time. A part below
 * 1 kB goes with one that nearly the same pages need; with 2 kB, /parts would load 13 kB of forms (SPEED-15).
 */
const shared = {
  name: 'shared',
  test: (id: string) => id.startsWith(fromRoot('src/')),
  minShareCount: 2,
  entriesAware: true,
  entriesAwareMergeThreshold: 1000,
}

/** The first load names every lazy file: only pages and pictures have a name, and a short hash (SPEED-1). */
const fileName = (name: string | null, extension: string) => `assets/${name ? `${name}-` : ''}[hash:7]${extension}`

/** Two roots: mode `mock` builds the demo in mocks/, every other mode the shop in src/. */
export default defineConfig(({ mode, command }) => {
  const isMock = mode === 'mock'
  return {
    root: fromRoot(isMock ? 'mocks' : 'src'),
    base: command === 'serve' ? '/' : isMock ? './' : (process.env.BASE_PATH ?? '/'),
    publicDir: fromRoot('src/public'),
    envDir: fromRoot('.'),
    cacheDir: fromRoot(`node_modules/.vite/${mode}`),
    resolve: isMock || mode === 'production' ? { alias: aliases[isMock ? 'mock' : 'production'] } : {},
    plugins: [
      styles(command === 'build' ? 'short' : 'debug'),
      react({ compiler: { sources: compiled } }),
      htmlTexts(),
      ['development', 'production'].includes(mode) && configuration(),
      pureRouter(),
      codeLoader(),
      prerenderPages(),
      mode === 'production' && production(),
      isMock && firstPaint(() => styles('short')),
      isMock && portableSite(demoPolicy),
    ],
    build: {
      outDir: fromRoot(isMock ? 'dist-mock' : 'dist'),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      manifest: true,
      rolldownOptions: {
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
        output: {
          codeSplitting: { groups: [libraries, { name: 'start', tags: ['$initial'] }, shared] },
          chunkFileNames: ({ name }) => fileName(/^\w+Route$/.test(name) ? name : null, '.js'),
          assetFileNames: ({ names }) =>
            fileName(names.some((name) => name.endsWith('.css')) ? null : '[name]', '[extname]'),
        },
      },
    },
  }
})
