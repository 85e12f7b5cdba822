/** How long a page's code may be on its way, in ms (SHOP-9). */
const limit = 120_000

/**
 * Gives up on code that does not come: the error boundary then offers to reload, where a page would wait for ever.
 * @param code what an `import()` comes to
 * @returns the same; rejects after 120 s, or when it does
 */
export function withTimeout<Code>(code: Promise<Code>): Promise<Code> {
  const { promise, resolve, reject } = Promise.withResolvers<Code>()
  const timer = setTimeout(() => reject(new Error('This page’s code did not come.')), limit)
  code.then(resolve, reject).finally(() => clearTimeout(timer))
  return promise
}
