/** The demo's URL: beside a published Storybook, or else the URL at which `npm run demo` serves the demo. */
export const demoRoot = location.pathname.includes('/storybook/')
  ? new URL('../demo/', location.href).href
  : 'http://localhost:4173/'
