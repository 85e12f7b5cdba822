/** For wired stories, where a page's code, the session and several responses load one after the other. */
export const wiredTimeout = { timeout: 5000 }
