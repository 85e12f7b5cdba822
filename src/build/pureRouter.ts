import type { Plugin } from 'vite'

const pureAnnotation = '$&/* @__PURE__ */ '

const routerCodeChanges = [
  {
    subject: 'forwardRef, memo or createContext',
    pattern: / = (?=React\d*\.(?:forwardRef|memo|createContext)\()/g,
    replacement: pureAnnotation,
  },
  { subject: 'warning', pattern: /^ +(?=warning(?:Once)?\()/gm, replacement: pureAnnotation },
  { subject: 'displayName', pattern: /^\w+\.displayName = .*$/gm, replacement: '' },
  // The remaining changes remove the state, navigation and error boundary of data routers.
  { subject: 'dataRouterOpts', pattern: /dataRouterOpts\?\.state/g, replacement: 'null' },
  {
    subject: 'isDataRoute',
    pattern: /\{ isDataRoute \} = React\d*\.useContext\(RouteContext\)/g,
    replacement: 'isDataRoute = false',
  },
  { subject: 'contextType', pattern: /^\w+\.contextType = .*$/gm, replacement: '' },
]

/**
 * Lets the build remove code of react-router that the app does not use. Without the plugin, calls such as `forwardRef` and names
 * for developer tools look like side effects, so forms, links and their dependencies would stay in the first load (SPEED-1). The
 * plugin also removes branches for data routers, and warnings to developers. `dev` still shows these warnings. The build stops if
 * a pattern no longer matches.
 */
export function pureRouter(): Plugin {
  const unmatchedChanges = new Set(routerCodeChanges)
  let isRouterIncluded = false
  return {
    name: 'pure-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler(original) {
        isRouterIncluded = true
        let code = original
        for (const change of routerCodeChanges) {
          const codeBefore = code
          code = codeBefore.replaceAll(change.pattern, change.replacement)
          if (code !== codeBefore) unmatchedChanges.delete(change)
        }
        // Line numbers don't change, so the source map stays valid.
        return { code, map: null }
      },
    },
    buildEnd(error) {
      const [change] = unmatchedChanges
      if (!error && isRouterIncluded && change)
        this.error(`react-router has no ${change.subject} any more: see src/build/pureRouter.ts`)
    },
  }
}
