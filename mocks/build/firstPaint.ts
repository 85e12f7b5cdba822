import { fileURLToPath } from 'node:url'
import { build, type LibraryOptions, type Plugin } from 'vite'

const entry = fileURLToPath(new URL('firstPaint.css.ts', import.meta.url))

/** Builds firstPaint.css.ts separately, so that the style sheet contains only the styles of the first paint. */
async function buildStyles(plugins: Plugin[], browsers: string[]): Promise<string> {
  const lib: LibraryOptions = { entry, formats: ['es'], cssFileName: 'firstPaint' }
  const buildResult = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins,
    build: { target: browsers, lib, write: false },
  })
  const files = [buildResult].flat().flatMap((result) => ('output' in result ? result.output : []))
  const sheet = files.find(({ fileName }) => fileName.endsWith('.css'))
  if (sheet?.type !== 'asset') throw new Error('first-paint: firstPaint.css.ts produced no style sheet')
  return String(sheet.source).trim()
}

/** Inlines the styles of the first paint, so that the browser can paint before any other file has loaded. */
export function firstPaint(createStylePlugins: () => Plugin[], browsers: string[]): Plugin {
  let stylesPromise: Promise<string> | undefined
  return {
    name: 'first-paint',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const text = await (stylesPromise ??= buildStyles(createStylePlugins(), browsers))
        return html.replace('</head>', (tag) => `<style>${text}</style>${tag}`)
      },
    },
  }
}
