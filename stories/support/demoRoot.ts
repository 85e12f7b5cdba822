/** The demo's URL: beside a published Storybook, otherwise where `npm run demo` serves it. */
export const demoRoot = location.pathname.includes('/storybook/')
  ? new URL('../demo/', location.href).href
  : 'http://localhost:4173/'
