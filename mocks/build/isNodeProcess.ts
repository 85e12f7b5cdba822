/**
 * Makes msw keep no cookies, as in Node: its store reads localStorage while it is imported, which throws where the browser
 * blocks all cookies.
 */
export const isNodeProcess = (): boolean => true
