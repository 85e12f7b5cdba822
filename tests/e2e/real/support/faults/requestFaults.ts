import type { Send } from '#tests/tools/smoke/ask.ts'
import type { Mistake } from '#stories/docs/deploying/mistakes.ts'
import type { Change } from '#tests/e2e/real/support/deployment.ts'
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

/** A fault in what the host sends: its name, what must be found, and how it is made. */
const sends = (name: string, mistake: Mistake, change: Change): Fault => ({
  name,
  expected: [mistake],
  changes: [change],
})

/** Faults that requests show, without a browser. */
export const requestFaults: Fault[] = [
  sends('no policy', 'policy-missing', header('content-security-policy', null)),
  sends(
    'a policy with unsafe-inline',
    'policy-differs',
    policy("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
  ),
  sends('no window policy', 'header-missing', header('cross-origin-opener-policy', null)),
  sends('https for a day only', 'header-differs', header('strict-transport-security', 'max-age=86400')),
  sends('another referrer policy', 'header-differs', header('referrer-policy', 'unsafe-url')),
  sends('pages cached for ever', 'pages-cached', header('cache-control', 'max-age=31536000', isPage)),
  sends('pages without Cache-Control', 'pages-cached', header('cache-control', null, isPage)),
  sends('assets not cached', 'assets-not-cached', header('cache-control', 'no-cache', /^\/assets\//)),
  { name: 'no compression', expected: ['not-compressed'], isCompressed: false },
  sends('no rewrites', 'no-rewrites', remove(/^\/(purchase|dashboard\/payment)\/smoke$/)),
  sends(
    'a redirect that loses the id',
    'id-redirects',
    onPath(/^\/(purchase|dashboard\/payment)\/smoke$/, (sent) => {
      sent.status = 308
      sent.headers.set('location', '/dashboard')
    }),
  ),
  sends(
    'missing files cached for a year',
    'missing-kept',
    header('cache-control', 'public, max-age=31536000, immutable', /^\/assets\/smoke-test\.js$/),
  ),
  sends(
    'everything answered with status 200',
    'unknown-found',
    (sent) => void (sent.status === 404 && (sent.status = 200)),
  ),
  sends(
    'the host’s own page for status 404',
    'no-404-page',
    onPath(/smoke-test$/, (sent) => void (sent.body = Buffer.from('Not found'))),
  ),
  sends('a page that was not uploaded', 'page-missing', remove(/^\/contact$/)),
  sends(
    'pages with a final slash only',
    'page-redirects',
    onPath(/^\/about$/, (sent) => {
      sent.status = 301
      sent.headers.set('location', '/about/')
    }),
  ),
  sends('a script as text', 'wrong-type', header('content-type', 'text/plain', /PartsRoute-.*\.js$/)),
  sends('a script that was not uploaded', 'file-missing', remove(/PaymentRoute-.*\.js$/)),
  { name: 'the demo', expected: ['mock-build'], isDemo: true },
  sends('another site', 'other-page', publish(/^\/$/, '<h1>Welcome</h1>')),
  {
    name: 'in a folder it was not built for',
    expected: ['other-folder', 'canonical-wrong', 'share-tags', 'robots-wrong', 'sitemap-wrong'],
    mount: '/shop/',
    options: { site: new URL('/shop/', home) },
  },
  sends('a host that rewrites pages', 'page-policy', replace(['connect-src ', 'connect-src https://tracker.example '])),
  sends('a live key with the emulator and a local API', 'mixed-keys', replace(['pk_test_shop', 'pk_live_shop'])),
  { name: 'a test key in a shop for real money', expected: ['test-key'], options: { isLive: true } },
  {
    name: 'demo accounts in a shop for real money',
    expected: ['demo-accounts'],
    ...onWeb,
    changes: [forWeb, replace(['pk_test_shop', 'pk_live_shop'], ['demoAdmin:null', demoAccount])],
    options: { ...onWeb.options, isLive: true },
  },
  sends('a secret key in a script', 'secret-key', publish(/ContactRoute-.*\.js$/, '"sk_live_12345678abc"')),
  { name: 'another API than asked for', expected: ['other-api'], options: { api: 'https://api.example.com' } },
  sends('an API that is not there', 'api-unreachable', replace([api, 'http://127.0.0.1:1'])),
  sends('an API at a wrong path', 'api-answer', replace([`apiUrl:\`${api}/api`, `apiUrl:\`${api}/apo`])),
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
  sends('the share picture was not uploaded', 'share-picture', remove(/s_about-.*\.webp$/)),
  sends('a preview that search engines must not read', 'hidden-from-search', header('x-robots-tag', 'noindex')),
  sends('robots.txt forbids everything', 'robots-wrong', replace(['Allow: /', 'Disallow: /'])),
  sends('no sitemap', 'sitemap-wrong', remove(/sitemap\.xml$/)),
  sends('a source map', 'source-map', publish(/index-.*\.js\.map$/, '{"mappings":""}')),
  sends(
    'the whole project is published',
    'private-file',
    publish(/^\/\.env\.local$/, 'VITE_API_URL=https://api.example.com\n'),
  ),
  sends('built without its own address', 'site-url-unset', replace([`siteUrl:\`${home}\``, 'siteUrl:null'])),
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
  },
  {
    name: 'a domain that Firebase does not know',
    expected: ['unauthorised-domain'],
    ...onWeb,
    send: web({ domains: ['localhost', 'shop.firebaseapp.com'] }),
  },
  { name: 'a key that Firebase refuses', expected: ['identity-key'], ...onWeb, send: web({ firebaseStatus: 400 }) },
]
