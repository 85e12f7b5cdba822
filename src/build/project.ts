import { fileURLToPath } from 'node:url'

/** @param path from the project's folder @returns the absolute path */
export const fromRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** The oldest supported browsers (ROBUST-5): the syntax of scripts and styles is made for them. */
export const browsers = ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4']

/** Of scripts inside a page: older browsers have to parse them, to say that the rest does not run there (ROBUST-6). */
export const inlineTarget = 'es2020'
