/**
 * Makes msw store no cookies, as in Node. Its cookie store reads localStorage on import, which throws if the browser blocks
 * all cookies.
 */
export const isNodeProcess = (): boolean => true
