/** What may be wrong with a deployment: what it is, and its mend. `npm run smoke` and the page Deploying show both. */
export const mistakes = {
  'not-https': {
    title: 'The shop is not on https',
    mend: 'Publish it on an https address: cards and sign-in work on no other. Firebase Hosting has a certificate by itself.',
  },
  'http-stays': {
    title: 'http does not lead to https',
    mend: 'Switch on the host’s redirect from http to https, with status 301.',
  },
  'other-page': {
    title: 'The address shows something else than the shop',
    mend: 'Is the address right, with its folder? Else publish the content of dist/ there.',
  },
  'mock-build': {
    title: 'The demo is published in place of the shop',
    mend: 'Publish dist/, made by npm run build. dist-mock/ is the demo.',
  },
  'other-version': {
    title: 'The published files are from another version of the project, or something has changed them',
    mend: 'Check out the commit that was published, or build and publish this one. Switch off what rewrites pages and scripts on their way (minifiers, injected scripts).',
  },
  'other-folder': {
    title: 'The shop was built for another folder',
    mend: 'Build again with BASE_PATH set to the folder in the address, with a slash at both ends.',
  },
  'policy-missing': {
    title: 'No Content-Security-Policy is sent',
    mend: 'Firebase Hosting takes it from dist/firebase.json, other hosts from dist/_headers: publish it at the root of the site. A host that reads neither needs the headers in its own settings.',
  },
  'policy-differs': {
    title: 'Another Content-Security-Policy than that of the build is sent',
    mend: 'Publish dist/firebase.json or dist/_headers of this build, each time that you publish pages, and take the policy out of the host’s own settings.',
  },
  'page-policy': {
    title: 'The policy in the page is not that of its configuration',
    mend: 'Build and publish again, and switch off what rewrites pages on their way.',
  },
  'policy-broken': {
    title: 'The policy stops something',
    mend: 'Mend the policy where it was found to differ. Otherwise something adds to the pages what the shop does not know (a tag of the host, a browser extension, a proxy): switch it off.',
  },
  'header-missing': {
    title: 'A security header is missing',
    mend: 'Publish dist/firebase.json or dist/_headers of this build, or set the header at the host.',
  },
  'header-differs': {
    title: 'A security header has another value than the build gives it',
    mend: 'Publish dist/firebase.json or dist/_headers of this build, and take the header out of the host’s own settings.',
  },
  'pages-cached': {
    title: 'Browsers keep pages without asking again',
    mend: 'Send Cache-Control: no-cache with every page: after the next deployment an old page asks for scripts that are gone.',
  },
  'assets-not-cached': {
    title: 'Browsers ask again for files that never change',
    mend: 'Send the Cache-Control of dist/firebase.json with /assets/: each file has its content’s hash in its name.',
  },
  'not-compressed': {
    title: 'Files are sent without compression',
    mend: 'Switch on gzip or Brotli for HTML, scripts and styles.',
  },
  'wrong-type': {
    title: 'A file is sent with a wrong content type',
    mend: 'Have the host send text/html, text/javascript and text/css: with nosniff a browser refuses any other.',
  },
  'page-missing': {
    title: 'A page is not found',
    mend: 'Publish all of dist/. The host has to answer /parts with parts.html or with parts/index.html.',
  },
  'page-redirects': {
    title: 'A page is answered with a redirect',
    mend: 'Have the host serve pages without their extension and without a final slash (Firebase: cleanUrls): search engines know the address without it.',
  },
  'id-redirects': {
    title: 'An address with an id is redirected, and the id is lost',
    mend: 'Publish dist/_redirects of this build, or have the host answer these addresses in place, as its rewrite with status 200. Browsers remember a permanent redirect: those who have seen it have to empty their cache.',
  },
  'no-rewrites': {
    title: 'Addresses with an id are not found',
    mend: 'Set the rewrites of dist/firebase.json or dist/_redirects at the host: /purchase/… and /dashboard/payment/… are answered with the page of /dashboard and status 200.',
  },
  'unknown-found': {
    title: 'An address that does not exist is answered as if it did',
    mend: 'Take out the rule that answers everything with index.html: the shop has a file for every page, and 404.html for the rest.',
  },
  'missing-kept': {
    title: 'Browsers keep that a file is missing',
    mend: 'Send a long Cache-Control only with files that exist, as dist/firebase.json and dist/_headers do: after a rollback a file that was missing is there again.',
  },
  'no-404-page': {
    title: 'An unknown address does not show the shop’s own page',
    mend: 'Put 404.html of the build at the root of the site, and name it as the host’s page for status 404.',
  },
  'file-missing': {
    title: 'A file of the build is not there',
    mend: 'Publish all of dist/, files of other folders included. If the page is an old one, empty the host’s cache.',
  },
  'page-fails': {
    title: 'A page does not open',
    mend: 'Open it in a browser and look at its console. It is often the consequence of another finding here.',
  },
  'console-error': {
    title: 'The browser’s console reports errors',
    mend: 'Often the consequence of another finding here; mend those first.',
  },
  slow: {
    title: 'The first page is shown slowly',
    mend: 'Look at compression and caching first, then take a host nearer to the customers.',
  },
  'site-url-unset': {
    title: 'The shop was built without its own address',
    mend: 'Set VITE_SITE_URL and build again: canonical addresses, share pictures, robots.txt and sitemap.xml need it.',
  },
  'site-url-differs': {
    title: 'The shop was built for another address',
    mend: 'Set VITE_SITE_URL to the address that customers and search engines shall know, and build again.',
  },
  'canonical-wrong': {
    title: 'A page’s canonical address or title is wrong',
    mend: 'Build and publish again from this commit; the tags come from src/domain/pages.ts.',
  },
  'share-tags': {
    title: 'A page’s tags for link previews are wrong',
    mend: 'Build and publish again from this commit; the tags come from src/domain/pages.ts.',
  },
  'share-picture': {
    title: 'The picture for link previews can’t be fetched',
    mend: 'Publish all of dist/assets/, and have the host send pictures with their content type.',
  },
  'hidden-from-search': {
    title: 'Search engines are told to leave pages out',
    mend: 'Hosts send X-Robots-Tag: noindex for previews: publish to the real site, or take the header out.',
  },
  'robots-wrong': {
    title: 'robots.txt is not that of the build',
    mend: 'Put robots.txt of the build at the root of the site, or add its Sitemap line to the one that is there. It must not forbid the shop.',
  },
  'sitemap-wrong': {
    title: 'sitemap.xml is not that of the build',
    mend: 'Publish sitemap.xml of this build beside index.html.',
  },
  'source-map': {
    title: 'Source maps are public',
    mend: 'Don’t publish .map files: build without build.sourcemap, and delete those that are there.',
  },
  'private-file': {
    title: 'A private file is public',
    mend: 'Publish the content of dist/ only, never the project’s folder. Change every password and key that was in it.',
  },
  'secret-key': {
    title: 'A secret key of the card provider is public',
    mend: 'Roll the key in Stripe’s dashboard now, then build with the publishable key (pk_…).',
  },
  'test-key': {
    title: 'A shop for real money has a test key',
    mend: 'Set VITE_STRIPE_PUBLISHABLE_KEY to the live key (pk_live_…), the API’s secret key to its live partner, and build again.',
  },
  'mixed-keys': {
    title: 'A live key stands beside addresses for tests',
    mend: 'Build with the test key (pk_test_…) as long as the API or the identity provider is one for tests.',
  },
  'keys-differ': {
    title: 'The shop’s publishable key and the API’s secret key don’t belong together',
    mend: 'Take both from the same Stripe account and the same mode, test or live.',
  },
  'demo-accounts': {
    title: 'A shop for real money has buttons for demo accounts',
    mend: 'Build without VITE_DEMO_…: anybody can enter by them, Demo Admin included.',
  },
  'local-address': {
    title: 'The shop was built for a server on somebody’s own machine',
    mend: 'Set the variable to the address on the web and build again.',
  },
  'insecure-address': {
    title: 'The shop on https was built for a server on http, which browsers block',
    mend: 'Give the server a certificate, set the variable to its https address and build again.',
  },
  'contact-email': {
    title: 'The shop’s e-mail address can’t exist',
    mend: 'Set VITE_CONTACT_EMAIL to an address that somebody reads and build again: customers who were charged write to it.',
  },
  emulator: {
    title: 'The shop signs in at an emulator',
    mend: 'Build without VITE_FIREBASE_AUTH_EMULATOR_URL.',
  },
  'other-api': {
    title: 'The shop was built for another API than --api names',
    mend: 'Set VITE_API_URL and build again, or name the right one.',
  },
  'api-unreachable': {
    title: 'The API can’t be reached',
    mend: 'Is VITE_API_URL right, is the API running, is its certificate valid?',
  },
  'api-answer': {
    title: 'The API answers the list of parts wrongly',
    mend: 'Does VITE_API_URL have the right path? npm run contract -- --api <url> says more.',
  },
  'api-cors': {
    title: 'The API does not let this site read its answers',
    mend: 'Have the API send Access-Control-Allow-Origin with the shop’s origin, with errors too.',
  },
  'api-preflight': {
    title: 'The API does not allow a call that the shop makes',
    mend: 'Have the API answer OPTIONS with the shop’s origin, method and headers in Access-Control-Allow-Origin, -Methods and -Headers.',
  },
  'api-refuses': {
    title: 'The API refuses a call of a logged-in customer',
    mend: 'Does the API accept the users of this Firebase project, and its own access tokens? npm run contract -- --api <url> --token <token> says more.',
  },
  'identity-key': {
    title: 'Firebase refuses the key',
    mend: 'Compare VITE_FIREBASE_API_KEY with the project’s settings. In the Google Cloud console, under Credentials, the key must allow this site and the Identity Toolkit API.',
  },
  'unauthorised-domain': {
    title: 'Firebase does not let this site sign in with Google',
    mend: 'Add the domain in the Firebase console: Authentication, Settings, Authorised domains.',
  },
  'google-window': {
    title: 'Google’s window does not open',
    mend: 'In the Firebase console: is Google switched on under Authentication, Sign-in method, and is VITE_FIREBASE_AUTH_DOMAIN right? Does the network here block apis.google.com?',
  },
  'card-script': {
    title: 'The card provider’s script does not run',
    mend: 'Does the policy allow https://js.stripe.com, and does the network here let it through?',
  },
  'card-fields': {
    title: 'The card fields do not appear',
    mend: 'Is VITE_STRIPE_PUBLISHABLE_KEY a key of an active Stripe account? The console and the policy’s findings say more.',
  },
  'login-fails': {
    title: 'The login does not work',
    mend: 'Are SMOKE_EMAIL and SMOKE_PASSWORD those of a customer? Is e-mail and password switched on in the Firebase console? Does the API answer PUT /user/{email}?',
  },
} as const satisfies Record<string, { title: string; mend: string }>

/** The name of a mistake. */
export type Mistake = keyof typeof mistakes
