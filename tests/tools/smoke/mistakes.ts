/** What may be wrong with a deployment, in the first sentence, and how to fix it. */
export const mistakes = {
  'not-https':
    'The shop is not on https. Publish it on an https address: cards and sign-in work on no other. Firebase Hosting provides a certificate.',
  'http-stays': 'http is not redirected to https. Switch on the host’s redirect from http to https, with status 301.',
  'other-page':
    'The address shows something else than the shop. Check the address, with its folder. If it is right, publish the content of dist/ there.',
  'mock-build':
    'The demo is published in place of the shop. Publish dist/, made by npm run build. dist-mock/ is the demo.',
  'policy-missing':
    'No Content-Security-Policy is sent. Firebase Hosting takes it from dist/firebase.json, other hosts from dist/_headers: publish it at the root of the site. A host that reads neither needs the headers in its own settings.',
  'policy-differs':
    'Another Content-Security-Policy than that of the build is sent. Publish dist/firebase.json or dist/_headers of this build, each time that you publish pages, and take the policy out of the host’s own settings.',
  'policy-broken':
    'The policy stops something. Fix the policy where it differs. If it does not differ, something adds foreign content to the pages (a tag of the host, a browser extension, a proxy): switch it off.',
  'header-wrong':
    'A security header is missing or has another value. Publish dist/firebase.json or dist/_headers of this build, or set the header at the host, and there only.',
  'pages-cached':
    'Browsers cache pages without asking again. Send Cache-Control: no-cache with every page: after the next deployment a cached page requests scripts that no longer exist.',
  'assets-not-cached':
    'Browsers ask again for files that never change. Send the Cache-Control of dist/firebase.json with /assets/: each file has its content’s hash in its name.',
  'not-compressed': 'Files are sent without compression. Switch on gzip or Brotli for HTML, scripts and styles.',
  'wrong-type':
    'A file is sent with a wrong content type. Have the host send text/html, text/javascript and text/css: with nosniff a browser refuses any other.',
  'page-missing':
    'A page is not found. Publish all of dist/. The host has to answer /parts with parts.html or with parts/index.html.',
  'page-redirects':
    'A page is answered with a redirect. Have the host serve pages without their extension and without a final slash (Firebase: cleanUrls): search engines know the address without it.',
  'id-redirects':
    'An address with an id is redirected, and the id is lost. Publish dist/_redirects of this build, or have the host rewrite these addresses in place, with status 200. Browsers remember a permanent redirect: people who have seen it have to empty their cache.',
  'no-rewrites':
    'Addresses with an id are not found. Set the rewrites of dist/firebase.json or dist/_redirects at the host: /purchase/… and /dashboard/payment/… are answered with the page of /dashboard and status 200.',
  'unknown-found':
    'An address that does not exist is answered as if it did. Take out the rule that answers everything with index.html: the shop has a file for every page, and 404.html for the rest.',
  'missing-kept':
    'Browsers cache that a file is missing. Send a long Cache-Control only with files that exist, as dist/firebase.json and dist/_headers do: after a rollback a missing file exists again.',
  'no-404-page':
    'An unknown address does not show the shop’s own page. Put 404.html of the build at the root of the site, and name it as the host’s page for status 404.',
  'file-missing':
    'A file of the build is not there. Publish all of dist/, with its folders. If the page is an old one, empty the host’s cache.',
  'page-fails':
    'A page does not open. Open it in a browser and look at its console. It is often the consequence of another finding here.',
  'console-error':
    'The browser’s console reports errors. Often the consequence of another finding here; fix those first.',
  'site-url-unset':
    'The shop was built without its own address. Set VITE_SITE_URL and build again: canonical addresses, share pictures, robots.txt and sitemap.xml need it.',
  'site-url-differs':
    'The shop was built for another address. Set VITE_SITE_URL to the address for customers and search engines, and build again.',
  'head-wrong':
    'A page’s title, canonical address or tags for link previews are wrong. Build and publish again from this commit; they come from src/domain/pages.ts.',
  'share-picture':
    'The picture for link previews can’t be fetched. Publish all of dist/assets/, and have the host send pictures with their content type.',
  'manifest-missing':
    'The web manifest is not there, so the shop can’t be installed. Publish manifest.webmanifest of this build beside index.html.',
  'icon-missing':
    'An icon of the shop can’t be fetched. Publish favicon.svg and the .png files of this build beside index.html, and have the host send them as pictures.',
  'hidden-from-search':
    'Search engines are told to leave pages out. Hosts send X-Robots-Tag: noindex for previews: publish to the real site, or take the header out.',
  'robots-wrong':
    'robots.txt or sitemap.xml is not that of the build. Publish both beside index.html; robots.txt belongs to the root of the site, or its Sitemap line into the one that is there, which must not forbid the shop.',
  'private-file':
    'A private file or a source map is public. Publish the content of dist/ only, never the project’s folder, and build without build.sourcemap. Change every password and key that was in it.',
  'secret-key':
    'A secret key of the card provider is public. Roll the key in Stripe’s dashboard now, then build with the publishable key (pk_…).',
  'test-key':
    'A shop for real money has a test key. Set VITE_STRIPE_PUBLISHABLE_KEY to the live key (pk_live_…), the API’s secret key to its live partner, and build again.',
  'demo-accounts':
    'A shop for real money has buttons for demo accounts. Build without VITE_DEMO_…: anybody can enter by them, Demo Admin included.',
  'local-address':
    'The shop was built for a server on somebody’s own machine. Set the variable to the address on the web and build again.',
  'insecure-address':
    'The shop on https was built for a server on http, which browsers block. Give the server a certificate, set the variable to its https address and build again.',
  'contact-email':
    'The shop’s e-mail address can’t exist. Set VITE_CONTACT_EMAIL to an address that somebody reads and build again: customers who were charged write to it.',
  'api-unreachable': 'The API can’t be reached. Is VITE_API_URL right, is the API running, is its certificate valid?',
  'snapshot-old':
    'The parts in the pages are older than three days, so their prices are hidden until the API has responded. Run npm run catalogue before each build, and build on a schedule: see Deploying.',
  'google-window':
    'Google’s window does not open. In the Firebase console: is Google switched on under Authentication, Sign-in method, and is VITE_FIREBASE_AUTH_DOMAIN right? Does the network here block apis.google.com?',
  'card-fields':
    'The card fields do not appear. Is VITE_STRIPE_PUBLISHABLE_KEY a key of an active Stripe account? The console and the policy’s findings say more.',
  'login-fails':
    'The login does not work. Are SMOKE_EMAIL and SMOKE_PASSWORD those of a customer? Is e-mail and password switched on in the Firebase console? Does the API answer PUT /user/{email}?',
} as const

export type Mistake = keyof typeof mistakes
