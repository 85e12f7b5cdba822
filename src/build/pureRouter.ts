import type { Plugin } from 'vite'

const pure = '$&/* @__PURE__ */ '

/** What is replaced in the router's files. */
const changes = [
  {
    subject: 'forwardRef, memo or createContext',
    pattern: / = (?=React\d*\.(?:forwardRef|memo|createContext)\()/g,
    replacement: pure,
  },
  { subject: 'warning', pattern: /^ +(?=warning(?:Once)?\()/gm, replacement: pure },
  { subject: 'displayName', pattern: /^\w+\.displayName = .*$/gm, replacement: '' },
  // Data routers: their state, their navigation, and their error boundary.
  { subject: 'dataRouterOpts', pattern: /dataRouterOpts\?\.state/g, replacement: 'null' },
  {
    subject: 'isDataRoute',
    pattern: /\{ isDataRoute \} = React\d*\.useContext\(RouteContext\)/g,
    replacement: 'isDataRoute = false',
  },
  { subject: 'contextType', pattern: /^\w+\.contextType = .*$/gm, replacement: '' },
]

/**
 * Lets the build drop what the shop does not use of react-router. Calls such as `forwardRef`, and names for the developer
 * tools, look like side effects to it, and would keep forms, links and all they need in the first load (SPEED-1). So would
 * the warnings to developers, which `dev` shows, and the branches for data routers, whose state is always null in a shop
 * that has none. The build stops when there is nothing of one kind to replace.
 */
export function pureRouter(): Plugin {
  const unmatched = new Set(changes)
  let hasRouter = false
  return {
    name: 'pure-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler(original) {
        hasRouter = true
        let code = original
        for (const change of changes) {
          const before = code
          code = before.replaceAll(change.pattern, change.replacement)
          if (code !== before) unmatched.delete(change)
        }
        // No line moves, so the source map stays as it is.
        return { code, map: null }
      },
    },
    buildEnd(error) {
      const [change] = unmatched
      if (!error && hasRouter && change)
        this.error(`react-router has no ${change.subject} any more: see src/build/pureRouter.ts`)
    },
  }
}
