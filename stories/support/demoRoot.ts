/** Where `npm run demo` serves the demo; in the published folder it is beside the Storybook. */
export const demoRoot = location.pathname.includes('/storybook/')
  ? new URL('../demo/', location.href).href
  : 'http://localhost:4173/'
