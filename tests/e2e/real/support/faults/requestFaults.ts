import type { Send } from '#tests/tools/smoke/ask.ts'
import { forWeb, onWeb, web, webApi } from '#tests/e2e/real/support/faults/web.ts'
import {
  header,
  isPage,
  onPath,
  policy,
  publish,
  remove,
  replace,
  type Fault,
} from '#tests/e2e/real/support/faults/changes.ts'
import { mockServerPort, testConfig } from '#tests/support/testConfig.ts'

const api = `http://127.0.0.1:${mockServerPort}`
const home = testConfig.VITE_SITE_URL

/** Changes the headers of what the API answers. */
const apiSends =
  (change: (headers: Headers) => void): Send =>
  async (url, init) => {
    const response = await fetch(url, init)
    if (!url.startsWith(api)) return response
    const headers = new Headers(response.headers)
    change(headers)
    const body = response.status === 204 ? null : await response.text()
    return new Response(body, { status: response.status, headers })
  }

const demoAccount = 'demoAdmin:{email:`a@shop.example`,password:`Hidden!1`}'

/** Faults that requests show, without a browser. */
export const requestFaults: Fault[] = [
  {
    name: 'no policy',
    expected: ['policy-missing'],
    changes: [header('content-security-policy', null)],
  },
  {
    name: 'a policy with unsafe-inline',
    expected: ['policy-differs'],
    changes: [policy("script-src 'self'", "script-src 'self' 'unsafe-inline'")],
  },
  {
    name: 'no window policy',
    expected: ['header-missing'],
    changes: [header('cross-origin-opener-policy', null)],
  },
  {
    name: 'another referrer policy',
    expected: ['header-differs'],
    changes: [header('referrer-policy', 'unsafe-url')],
  },
  {
    name: 'pages cached for ever',
    expected: ['pages-cached'],
    changes: [header('cache-control', 'max-age=31536000', isPage)],
  },
  {
    name: 'pages without Cache-Control',
    expected: ['pages-cached'],
    changes: [header('cache-control', null, isPage)],
  },
  {
    name: 'assets not cached',
    expected: ['assets-not-cached'],
    changes: [header('cache-control', 'no-cache', /^\/assets\//)],
  },
  { name: 'no compression', expected: ['not-compressed'], isCompressed: false },
  {
    name: 'no rewrites',
    expected: ['no-rewrites'],
    changes: [remove(/^\/(purchase|dashboard\/payment)\/smoke$/)],
  },
  {
    name: 'a redirect that loses the id',
    expected: ['id-redirects'],
    changes: [
      onPath(/^\/(purchase|dashboard\/payment)\/smoke$/, (sent) => {
        sent.status = 308
        sent.headers.set('location', '/dashboard')
      }),
    ],
  },
  {
    name: 'missing files cached for a year',
    expected: ['missing-kept'],
    changes: [header('cache-control', 'public, max-age=31536000, immutable', /^\/assets\/smoke-test\.js$/)],
  },
  {
    name: 'everything answered with status 200',
    expected: ['unknown-found'],
    changes: [(sent) => void (sent.status === 404 && (sent.status = 200))],
  },
  {
    name: 'the host’s own page for status 404',
    expected: ['no-404-page'],
    changes: [onPath(/smoke-test$/, (sent) => void (sent.body = Buffer.from('Not found')))],
  },
  { name: 'a page that was not uploaded', expected: ['page-missing'], changes: [remove(/^\/contact$/)] },
  {
    name: 'pages with a final slash only',
    expected: ['page-redirects'],
    changes: [
      onPath(/^\/about$/, (sent) => {
        sent.status = 301
        sent.headers.set('location', '/about/')
      }),
    ],
  },
  {
    name: 'a script as text',
    expected: ['wrong-type'],
    changes: [header('content-type', 'text/plain', /PartsRoute-.*\.js$/)],
  },
  {
    name: 'a script that was not uploaded',
    expected: ['file-missing'],
    changes: [remove(/PaymentRoute-.*\.js$/)],
  },
  { name: 'the demo', expected: ['mock-build'], isDemo: true },
  {
    name: 'another site',
    expected: ['other-page'],
    changes: [publish(/^\/$/, '<h1>Welcome</h1>')],
  },
  {
    name: 'in a folder it was not built for',
    expected: ['other-folder', 'canonical-wrong', 'share-tags', 'robots-wrong', 'sitemap-wrong'],
    mount: '/shop/',
    options: { site: new URL('/shop/', home) },
  },
  {
    name: 'a host that rewrites pages',
    expected: ['page-policy'],
    changes: [replace(['connect-src ', 'connect-src https://tracker.example '])],
  },
  {
    name: 'a live key with the emulator and a local API',
    expected: ['mixed-keys'],
    changes: [replace(['pk_test_shop', 'pk_live_shop'])],
  },
  { name: 'a test key in a shop for real money', expected: ['test-key'], options: { isLive: true } },
  {
    name: 'demo accounts in a shop for real money',
    expected: ['demo-accounts'],
    ...onWeb,
    changes: [forWeb, replace(['pk_test_shop', 'pk_live_shop'], ['demoAdmin:null', demoAccount])],
    options: { ...onWeb.options, isLive: true },
    send: web(),
  },
  {
    name: 'a secret key in a script',
    expected: ['secret-key'],
    changes: [publish(/ContactRoute-.*\.js$/, '"sk_live_12345678abc"')],
  },
  { name: 'another API than asked for', expected: ['other-api'], options: { api: 'https://api.example.com' } },
  {
    name: 'an API that is not there',
    expected: ['api-unreachable'],
    changes: [replace([api, 'http://127.0.0.1:1'])],
  },
  {
    name: 'an API at a wrong path',
    expected: ['api-answer'],
    changes: [replace([`apiUrl:\`${api}/api`, `apiUrl:\`${api}/apo`])],
  },
  {
    name: 'an API without CORS',
    expected: ['api-cors'],
    send: apiSends((headers) => headers.delete('access-control-allow-origin')),
  },
  {
    name: 'an API that allows no PATCH',
    expected: ['api-preflight'],
    send: apiSends((headers) => headers.set('access-control-allow-methods', 'GET, POST, PUT, DELETE')),
  },
  {
    name: 'the share picture was not uploaded',
    expected: ['share-picture'],
    changes: [remove(/s_about-.*\.webp$/)],
  },
  {
    name: 'a preview that search engines must not read',
    expected: ['hidden-from-search'],
    changes: [header('x-robots-tag', 'noindex')],
  },
  {
    name: 'robots.txt forbids everything',
    expected: ['robots-wrong'],
    changes: [replace(['Allow: /', 'Disallow: /'])],
  },
  { name: 'no sitemap', expected: ['sitemap-wrong'], changes: [remove(/sitemap\.xml$/)] },
  {
    name: 'a source map',
    expected: ['source-map'],
    changes: [publish(/index-.*\.js\.map$/, '{"mappings":""}')],
  },
  {
    name: 'the whole project is published',
    expected: ['private-file'],
    changes: [publish(/^\/\.env\.local$/, 'VITE_API_URL=https://api.example.com\n')],
  },
  {
    name: 'built without its own address',
    expected: ['site-url-unset'],
    changes: [replace([`siteUrl:\`${home}\``, 'siteUrl:null'])],
  },
  {
    name: 'on http',
    expected: ['not-https', 'site-url-differs'],
    ...onWeb,
    options: { site: new URL('http://shop.example/') },
    send: (url, init) => web()(url.replace('http://shop', 'https://shop'), init),
  },
  {
    name: 'http beside https',
    expected: ['http-stays'],
    ...onWeb,
    send: web({ overHttp: () => new Response('<div id="root">') }),
  },
  {
    name: 'the test build on the web',
    expected: ['site-url-differs', 'local-address', 'emulator', 'contact-email'],
    options: onWeb.options,
    send: web(),
  },
  {
    name: 'an e-mail address for examples',
    expected: ['contact-email'],
    ...onWeb,
    changes: [forWeb, replace(['contact@dhruva-auto-works.com', 'contact@example.com'])],
    send: web(),
  },
  {
    name: 'an API on http for a shop on https',
    expected: ['insecure-address'],
    ...onWeb,
    changes: [
      forWeb,
      replace(
        [`imageHost:{url:\`${webApi}`, 'imageHost:{url:`http://images.shop.example'],
        [` ${webApi} https://api.stripe`, ` ${webApi} http://images.shop.example https://api.stripe`],
      ),
    ],
    send: web(),
  },
  {
    name: 'a domain that Firebase does not know',
    expected: ['unauthorised-domain'],
    ...onWeb,
    send: web({ domains: ['localhost', 'shop.firebaseapp.com'] }),
  },
  { name: 'a key that Firebase refuses', expected: ['identity-key'], ...onWeb, send: web({ firebaseStatus: 400 }) },
]
