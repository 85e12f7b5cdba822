/** The demo's URL. The demo is published beside Storybook. On a developer's machine, `npm run demo` serves it. */
export const demoRoot = location.pathname.includes('/storybook/')
  ? new URL('../demo/', location.href).href
  : 'http://localhost:4173/'
