/**
 * Makes msw behave as in Node, where it stores no cookies. In browsers, its cookie store reads localStorage on import, which
 * throws if the browser blocks all cookies.
 */
export const isNodeProcess = (): boolean => true
