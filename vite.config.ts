import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { demoPolicy } from '#mocks/build/demoPolicy.ts'
import { firstPaintStyles } from '#mocks/build/firstPaint.ts'
import { portableSite } from '#mocks/build/portableSite.ts'
import { firstPaintCopy } from '#mocks/demo/copy/firstPaint.ts'
import { assetFileNames, chunkFileNames, codeLoader, codeSplitting } from '#src/build/chunks.ts'
import { configuration, htmlPlaceholders, readModeBase } from '#src/build/configuration.ts'
import { licenses } from '#src/build/licenses.ts'
import { prerenderPages } from '#src/build/prerenderPages.ts'
import { production, sourceMaps } from '#src/build/production.ts'
import { browsers, buildForProduction, fromRoot } from '#src/build/project.ts'
import { pureRouter } from '#src/build/pureRouter.ts'
import { styles } from '#src/build/styles.ts'
import { webManifest } from '#src/build/webManifest.ts'
import { brand } from '#src/copy/brand.ts'
import { descriptions, homeTitle, sharePicture } from '#src/copy/titles.ts'
import { withoutScripts } from '#src/copy/withoutScripts.ts'
import { test } from '#tests/vitestProjects.ts'

const placeholders = {
  brand: brand.name,
  homeTitle,
  homeDescription: descriptions.home,
  sharePicture,
  needsScripts: withoutScripts.needsScripts,
  demoTitle: firstPaintCopy.title,
  demoNotice: firstPaintCopy.notice,
  demoNeedsScripts: firstPaintCopy.noScript,
  demoMissing: firstPaintCopy.missing,
  demoMissingText: firstPaintCopy.missingText,
  demoFromFile: firstPaintCopy.fromFile,
  demoBroken: firstPaintCopy.broken,
  demoReload: firstPaintCopy.reload,
  demoUp: firstPaintCopy.up,
}

const getRouterBuild = (file: string) => fromRoot(`node_modules/react-router/dist/production/${file}.mjs`)

const aliases = {
  // Replaces two dependencies of MSW by small modules with the few functions that the demo needs.
  mock: {
    'tough-cookie': fromRoot('mocks/build/toughCookie.ts'),
    'is-node-process': fromRoot('mocks/build/isNodeProcess.ts'),
  },
  // React Router's package exports only its development build, but its production build is smaller.
  production: { 'react-router/dom': getRouterBuild('dom-export'), 'react-router': getRouterBuild('index') },
}

/**
 * An installed demo fills the screen, because people show it in meetings. An installed shop keeps the Back button. On
 * iPhones it opens in Safari, because only Safari allows the popup for Google's sign-in.
 */
const demoManifest = {
  name: firstPaintCopy.title,
  short_name: firstPaintCopy.shortTitle,
  display: 'standalone',
} as const
const shopManifest = { name: brand.name, short_name: brand.wordmark, display: 'minimal-ui' } as const

/** Mode `mock` builds the demo in mocks/, `test` runs the tests, and every other mode builds the shop in src/. */
export default defineConfig(({ mode, command }) => {
  const isMock = mode === 'mock'
  if (command === 'build') buildForProduction()
  return {
    root: fromRoot(mode === 'test' ? '' : isMock ? 'mocks' : 'src'),
    base: command === 'serve' ? '/' : isMock ? './' : readModeBase(mode),
    publicDir: fromRoot('src/public'),
    envDir: fromRoot(''),
    cacheDir: fromRoot(`node_modules/.vite/${mode}`),
    resolve: isMock || mode === 'production' ? { alias: aliases[isMock ? 'mock' : 'production'] } : {},
    // Vite must not apply a PostCSS configuration that it finds above the project's folder.
    css: { postcss: {} },
    plugins: [
      styles(command === 'build' ? 'short' : 'debug'),
      react(),
      htmlPlaceholders(placeholders),
      webManifest(isMock ? demoManifest : shopManifest),
      ['development', 'production'].includes(mode) && configuration(),
      pureRouter(),
      codeLoader(),
      prerenderPages(),
      licenses(),
      // Source maps are removed from the build before the host's rules are written, because the rules list every file.
      mode === 'production' && sourceMaps(),
      mode === 'production' && production(),
      isMock && firstPaintStyles(() => styles('short'), browsers),
      isMock && portableSite(demoPolicy),
    ],
    build: {
      outDir: fromRoot(isMock ? 'dist-mock' : 'dist'),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      manifest: mode === 'production',
      target: browsers,
      rolldownOptions: {
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
        // No getter of the app or of its packages has side effects, so code that only reads a property can be removed.
        treeshake: { propertyReadSideEffects: false },
        output: { codeSplitting, chunkFileNames, assetFileNames },
      },
    },
    test,
  }
})
