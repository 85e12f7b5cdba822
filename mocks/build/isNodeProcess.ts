/**
 * Makes msw behave as in Node, where msw stores no cookies. In browsers, msw reads localStorage on import, and this throws if the
 * browser blocks all cookies.
 */
export const isNodeProcess = (): boolean => true
