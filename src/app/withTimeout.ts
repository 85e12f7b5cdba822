/** How long loading a page's code may take (SHOP-9). */
const timeoutMs = 120_000

/**
 * Rejects when a page's code takes too long to load, so the error boundary can offer a reload.
 * @param code promise of an `import()`
 * @returns the module; rejects after 120 s, or when the import fails
 */
export function withTimeout<Code>(code: Promise<Code>): Promise<Code> {
  const { promise, resolve, reject } = Promise.withResolvers<Code>()
  const timer = setTimeout(() => reject(new Error('This page’s code did not load in time.')), timeoutMs)
  code.then(resolve, reject).finally(() => clearTimeout(timer))
  return promise
}
