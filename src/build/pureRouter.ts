import type { Plugin } from 'vite'

const pure = '$&/* @__PURE__ */ '

/** What is replaced in the router's files. */
const changes = [
  { what: 'forwardRef', pattern: / = (?=React\d*\.forwardRef\()/g, replacement: pure },
  { what: 'warning', pattern: /^ +(?=warning(?:Once)?\()/gm, replacement: pure },
  { what: 'displayName', pattern: /^\w+\.displayName = .*$/gm, replacement: '' },
]

/**
 * Lets the build drop what the shop does not use of react-router: calls of `forwardRef` and names for the developer tools
 * look like side effects to it, and would keep forms, links and all they need in the first load (SPEED-1). So would
 * the warnings to developers, which `dev` shows. The build stops when there is nothing of one kind to replace.
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
        this.error(`react-router has no ${change.what} any more: see src/build/pureRouter.ts`)
    },
  }
}
