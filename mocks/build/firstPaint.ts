import { fileURLToPath } from 'node:url'
import { build, type LibraryOptions, type Plugin } from 'vite'
import { browsers } from '#src/build/browsers.ts'

const entry = fileURLToPath(new URL('firstPaint.css.ts', import.meta.url))

/** Builds the style sheet on its own, from the shop's tokens. */
async function buildStyles(plugins: Plugin[]): Promise<string> {
  const lib: LibraryOptions = { entry, formats: ['es'], cssFileName: 'firstPaint' }
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins,
    build: { target: browsers, lib, write: false },
  })
  const files = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const sheet = files.find(({ fileName }) => fileName.endsWith('.css'))
  if (sheet?.type !== 'asset') throw new Error('first-paint: firstPaint.css.ts produced no style sheet')
  return String(sheet.source).trim()
}

/**
 * Puts the styles of the first paint into the page: it is drawn before any other file has loaded.
 * @param styles creates the plugins that build .css.ts files
 */
export function firstPaint(styles: () => Plugin[]): Plugin {
  let sheet: Promise<string> | undefined
  return {
    name: 'first-paint',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const text = await (sheet ??= buildStyles(styles()))
        return html.replace('</head>', (tag) => `<style>${text}</style>${tag}`)
      },
    },
  }
}
