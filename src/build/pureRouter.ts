import type { Plugin } from 'vite'

/**
 * Lets the build drop what the shop does not use of react-router: calls of `forwardRef` and names for the developer tools
 * look like side effects to it, and would keep forms, links and all they need in the first load (SPEED-1). So would
 * the warnings to developers, which `dev` shows.
 */
export const pureRouter = (): Plugin => ({
  name: 'pure-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\// },
    handler: (code) => ({
      code: code
        .replaceAll(/ = (?=React\d*\.forwardRef\()|^ +(?=warning(?:Once)?\()/gm, '$&/* @__PURE__ */ ')
        .replaceAll(/^\w+\.displayName = .*$/gm, ''),
      // no line moves, so the source map stays as it is
      map: null,
    }),
  },
})
