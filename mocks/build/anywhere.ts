import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { routePaths } from '#mocks/build/routes.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const read = (path: string) => readFileSync(at(path), 'utf8')
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')
const pictures = readdirSync(at('../pictures'))

/** Known addresses below the site's root, as one pattern; letter case and a slash at the end are forgiven (PAGE-9). */
const routes = new RegExp(`/(?:${routePaths.filter(Boolean).join('|').replaceAll('*', '[^/]+')})/?$`, 'i')

/** Takes every tag that points at a file out of the page; `boot` puts them back with the right root in front. */
function takeTags(html: string) {
  const tags: string[] = []
  const bare = html.replace(/\s*<(?:link[^>]*href|script[^>]*src)="\.\/[^>]*>(?:<\/script>)?/g, (tag) => {
    tags.push(tag)
    return ''
  })
  const files = (mark: string) =>
    tags.filter((tag) => tag.includes(mark)).map((tag) => /(?:href|src)="\.\/([^"]+)"/.exec(tag)?.[1] ?? '')
  const [script] = files('<script')
  const styles = files('"stylesheet"')
  if (!script || styles.length === 0) throw new Error('anywhere: the page has no script or no stylesheet')
  return { bare, files: { script, styles, preloads: files('"modulepreload"'), icons: files('"icon"') } }
}

/**
 * Makes the mock build work under any path of any static host, offline after the first load: pages find the site's root
 * themselves, every known address has a page, a worker keeps every file.
 * @param csp the pages' Content-Security-Policy; must allow the policies 'boot' and 'default', and scripts of 'self'
 */
export function anywhere(csp: string): Plugin {
  let publicFiles: string[] = []
  return {
    name: 'anywhere',
    apply: 'build',
    configResolved(config) {
      publicFiles = readdirSync(config.publicDir)
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const { bare, files } = takeTags(html)
        const script = read('boot.js')
          .replace(/^\/\*\*.*?\*\/\s*;/s, '')
          .replace("'__FILES__'", () => JSON.stringify(files))
          .replace("'__ROUTES__'", () => String(routes))
        const policy = csp.replace("script-src 'self'", `script-src 'self' 'sha256-${sha256(script)}'`)
        const head = `<meta http-equiv="content-security-policy" content="${policy}"><script>${script}</script></head>`
        return bare.replace('</head>', () => head)
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('anywhere: there is no index.html')
        const emit = (fileName: string, source: string | Uint8Array) =>
          this.emitFile({ type: 'asset', fileName, source })
        for (const name of pictures) emit(`pictures/${name}`, readFileSync(at(`../pictures/${name}`)))
        emit('mockServiceWorker.js', readFileSync(fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js'))))
        // a page per known address, so that a plain host answers 200; 404.html for those with an id in them
        const pages = routePaths.filter((path) => path && !path.includes('*')).map((path) => `${path}/index.html`)
        for (const fileName of ['404.html', ...pages]) emit(fileName, page.source)
        const built = Object.keys(bundle).filter((name) => !/\.map$|^\.vite|\.html$/.test(name))
        const files = [...new Set(['./', ...built, ...publicFiles, ...pictures.map((name) => `pictures/${name}`)])]
        const version = createHash('sha256')
          .update(`${files.join()}${String(page.source)}`)
          .digest('hex')
          .slice(0, 12)
        const worker = read('sw.js')
          .replace('__VERSION__', version)
          .replace("['__FILES__']", () => JSON.stringify(files))
        emit('sw.js', worker)
      },
    },
  }
}
