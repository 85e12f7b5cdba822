import { fileURLToPath } from 'node:url'

/** @param path from the project's folder @returns the absolute path */
export const fromRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** The oldest supported browsers (ROBUST-5): the syntax of scripts and styles is made for them. */
export const browsers = ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4']

/** Of scripts inside a page: older browsers have to parse them, to say that the rest does not run there (ROBUST-6). */
export const inlineTarget = 'es2020'

/**
 * Makes a build one for production, whatever NODE_ENV is in the shell or in an .env file: React and Redux would otherwise
 * ship their development code, and the store would be open to developer tools. Called before Vite reads both.
 */
export function buildForProduction(): void {
  process.env.NODE_ENV = 'production'
  // Vite's own variable for the NODE_ENV of an .env file; it is not filled in again once it is set.
  process.env.VITE_USER_NODE_ENV = ''
}
