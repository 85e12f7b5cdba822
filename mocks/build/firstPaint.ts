import { fileURLToPath } from 'node:url'
import { build, type LibraryOptions, type Plugin } from 'vite'

const styleSheetEntry = fileURLToPath(new URL('firstPaint.css.ts', import.meta.url))

/** Builds firstPaint.css.ts separately, so that the style sheet contains only the styles of the first paint. */
async function buildStyles(plugins: Plugin[], browsers: string[]): Promise<string> {
  const libraryOptions: LibraryOptions = { entry: styleSheetEntry, formats: ['es'], cssFileName: 'firstPaint' }
  const buildResult = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins,
    build: { target: browsers, lib: libraryOptions, write: false },
  })
  const outputFiles = [buildResult].flat().flatMap((result) => ('output' in result ? result.output : []))
  const styleSheet = outputFiles.find(({ fileName }) => fileName.endsWith('.css'))
  if (styleSheet?.type !== 'asset') throw new Error('first-paint: firstPaint.css.ts produced no style sheet')
  return String(styleSheet.source).trim()
}

/** Inlines the styles of the first paint, so that the browser can paint before any other file has loaded. */
export function firstPaintStyles(createStylePlugins: () => Plugin[], browsers: string[]): Plugin {
  let stylesPromise: Promise<string> | undefined
  return {
    name: 'first-paint',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const styles = await (stylesPromise ??= buildStyles(createStylePlugins(), browsers))
        return html.replace('</head>', (tag) => `<style>${styles}</style>${tag}`)
      },
    },
  }
}
