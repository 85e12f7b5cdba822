import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, loadEnv, type Plugin, type ResolvedConfig } from 'vite'
import { portableSite } from '#mocks/build/portableSite.ts'
import { readConfig } from '#src/platform/real/config.ts'
import { pagePolicy, toHeadersFile } from '#src/platform/real/policy.ts'
import { prerenderPages } from '#src/build/prerenderPages.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** vanilla-extract hashes paths below Vite's root; it is shown the repository, so that both roots agree on class names. */
const styles = (identifiers: 'short' | 'debug'): Plugin[] =>
  vanillaExtractPlugin({ identifiers }).map((plugin) => {
    const { configResolved } = plugin
    if (typeof configResolved !== 'function') return plugin
    return {
      ...plugin,
      configResolved(config) {
        const root = { value: at('.').replace(/\/$/, '') }
        return configResolved.call(this, Object.create(config, { root }) as ResolvedConfig)
      },
    }
  })

/**
 * What only production has: a configuration that is right, or the build stops with a sentence; a page that says whom it
 * may talk to; and the headers of firebase.json once more, for other static hosts.
 */
function production(): Plugin {
  let content = ''
  let base = '/'
  return {
    name: 'production',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    config(_, { mode }) {
      content = pagePolicy(readConfig(loadEnv(mode, at('.'), 'VITE_')))
    },
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content }, injectTo: 'head-prepend' },
    ],
    generateBundle() {
      const source = toHeadersFile(readFileSync(at('firebase.json'), 'utf8'), base)
      this.emitFile({ type: 'asset', fileName: '_headers', source })
    },
  }
}

/** The demo calls nobody: the browser itself holds it to that. `boot` and `default` are its two script policies. */
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

/** Two roots, by mode: `mock` is the demo in mocks/, everything else the shop in src/. */
export default defineConfig(({ mode, command }) => {
  const mock = mode === 'mock'
  return {
    root: at(mock ? 'mocks' : 'src'),
    base: command === 'serve' ? '/' : mock ? './' : (process.env.BASE_PATH ?? '/'),
    publicDir: at('src/public'),
    envDir: at('.'),
    cacheDir: at(`node_modules/.vite/${mode}`),
    resolve: mock ? { alias: { tldts: at('mocks/build/tldts.ts') } } : {}, // msw: 151 to 39 kB gzip
    plugins: [
      styles(command === 'build' ? 'short' : 'debug'),
      react({ compiler: true }),
      mode === 'production' && production(),
      prerenderPages(),
      mock && command === 'serve' && msw({ mode: 'worker-only' }), // the build emits the worker with its own sw.js
      mock && portableSite(demoPolicy),
    ],
    build: {
      outDir: at(mock ? 'dist-mock' : 'dist'),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      manifest: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
        // what the first page needs is one file: it packs better than the dozen that lazy pages would share it in
        output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } },
      },
    },
  }
})
