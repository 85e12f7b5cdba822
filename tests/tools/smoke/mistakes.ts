/** The deployment mistakes that the smoke test can find. Each text describes a mistake and its fix. */
export const mistakes = {
  'not-https':
    'The shop is not on https. Publish it on https: card payments and sign-in need it. Firebase Hosting provides a certificate.',
  'http-stays': 'http is not redirected to https. Switch on the host’s redirect from http to https, with status 301.',
  'other-page':
    'This URL shows something other than the shop. Check the URL, including its folder. If it is right, publish the content of dist/ there.',
  'mock-build':
    'The demo is published instead of the shop. Publish dist/, made by npm run build. dist-mock/ is the demo.',
  'policy-missing':
    'No Content-Security-Policy is sent. Firebase Hosting takes it from dist/firebase.json, other hosts from dist/_headers: publish it at the root of the site. A host that reads neither needs the headers in its own settings.',
  'policy-differs':
    'The Content-Security-Policy is not the build’s. Publish dist/firebase.json or dist/_headers of this build every time you publish pages, and remove the policy from the host’s own settings.',
  'policy-broken':
    'The policy blocks something. Fix the policy where it differs. If it does not differ, something adds foreign content to the pages (a tag of the host, a browser extension, a proxy): turn it off.',
  'header-wrong':
    'A security header is missing or has the wrong value. Publish dist/firebase.json or dist/_headers of this build, or set the header at the host, and there only.',
  'pages-cached':
    'Browsers cache pages without revalidating them. Send Cache-Control: no-cache with every page: after the next deployment a cached page requests scripts that no longer exist.',
  'assets-not-cached':
    'Browsers revalidate files that never change. Send the Cache-Control of dist/firebase.json with /assets/: each file has its content’s hash in its name.',
  'not-compressed': 'Files are sent without compression. Turn on gzip or Brotli for HTML, scripts and styles.',
  'wrong-type':
    'A file is sent with a wrong content type. Have the host send text/html, text/javascript and text/css, because with nosniff browsers reject anything else.',
  'page-missing':
    'A page is not found. Publish all of dist/. The host must serve parts.html or parts/index.html for /parts.',
  'page-redirects':
    'A page redirects. Have the host serve pages without extension and without a trailing slash (Firebase: cleanUrls), because search engines know the URL without them.',
  'id-redirects':
    'A URL with an id redirects, and the id is lost. Publish dist/_redirects of this build, or have the host rewrite these URLs in place, with status 200. Browsers remember a permanent redirect: people who have seen it have to empty their cache.',
  'no-rewrites':
    'URLs with an id are not found. Set the rewrites of dist/firebase.json or dist/_redirects at the host: /purchase/… and /dashboard/payment/… must serve the page of /dashboard with status 200.',
  'unknown-found':
    'A URL that does not exist is served as if it did. Remove the rule that serves index.html for everything: the shop has a file for every page, and 404.html for the rest.',
  'missing-kept':
    'Browsers cache that a file is missing. Send a long Cache-Control only with files that exist, as dist/firebase.json and dist/_headers do: after a rollback a missing file exists again.',
  'no-404-page':
    'An unknown URL does not show the shop’s own page. Put 404.html of the build at the root of the site, and name it as the host’s page for status 404.',
  'file-missing':
    'A file of the build is missing. Publish all of dist/, with its folders. If the page is an old one, clear the host’s cache.',
  'page-fails':
    'A page does not open. Open it in a browser and check the console. It is often the consequence of another finding here.',
  'console-error':
    'The browser’s console reports errors. Often the consequence of another finding here; fix those first.',
  'site-url-unset':
    'The shop was built without its own URL. Set VITE_SITE_URL and build again: canonical URLs, share pictures, robots.txt and sitemap.xml need it.',
  'site-url-differs':
    'The shop was built for another URL. Set VITE_SITE_URL to the URL for customers and search engines, and build again.',
  'head-wrong':
    'A page’s title, canonical URL or tags for link previews are wrong. Build and publish again from this commit; they come from src/domain/pages.ts.',
  'share-picture':
    'The picture for link previews can’t be fetched. Publish all of dist/assets/, and have the host send pictures with their content type.',
  'manifest-missing':
    'The web manifest is missing, so the shop can’t be installed. Publish manifest.webmanifest of this build beside index.html.',
  'icon-missing':
    'An icon of the shop can’t be fetched. Publish favicon.svg and the .png files of this build beside index.html, and have the host send them as pictures.',
  'hidden-from-search':
    'Search engines are told not to index pages. Hosts send X-Robots-Tag: noindex for previews, so publish to the real site or remove the header.',
  'robots-wrong':
    'robots.txt or sitemap.xml is not that of the build. Publish both beside index.html; robots.txt belongs at the root of the site. If there already is one, add the Sitemap line to it; it must not forbid the shop.',
  'private-file':
    'A private file or a source map is public. Publish the content of dist/ only, never the project’s folder, and build without build.sourcemap. Change every password and key that was in it.',
  'secret-key':
    'A secret key of the card provider is public. Roll the key in Stripe’s dashboard now, then build with the publishable key (pk_…).',
  'test-key':
    'A live shop has a test key. Set VITE_STRIPE_PUBLISHABLE_KEY to the live key (pk_live_…), the API’s secret key to its live counterpart, and build again.',
  'demo-accounts':
    'A live shop has buttons for demo accounts. Build without VITE_DEMO_…, because anyone can log in with them, even as Demo Admin.',
  'local-address':
    'The shop was built for a server on somebody’s own machine. Set the variable to its public URL and build again.',
  'insecure-address':
    'The shop on https was built for a server on http, which browsers block. Give the server a certificate, set the variable to its https URL and build again.',
  'contact-email':
    'The shop’s email address can’t exist. Set VITE_CONTACT_EMAIL to an address that somebody reads and build again, because customers who were charged write to it.',
  'api-unreachable': 'The API can’t be reached. Is VITE_API_URL right, is the API running, is its certificate valid?',
  'snapshot-old':
    'The parts in the pages are older than three days, so their prices are hidden until the API has responded. Run npm run catalogue before each build, and build on a schedule: see Deploying.',
  'google-window':
    'Google’s window does not open. In the Firebase console: is Google enabled under Authentication, Sign-in method, and is VITE_FIREBASE_AUTH_DOMAIN right? Does the network here block apis.google.com?',
  'card-fields':
    'The card fields do not appear. Is VITE_STRIPE_PUBLISHABLE_KEY a key of an active Stripe account? The console and the policy’s findings say more.',
  'login-fails':
    'The login does not work. Are SMOKE_EMAIL and SMOKE_PASSWORD those of a customer? Is email and password sign-in enabled in the Firebase console? Does the API respond to PUT /user/{email}?',
} as const

export type Mistake = keyof typeof mistakes
