import { fileURLToPath } from 'node:url'

/** @param path from the project's folder @returns the absolute path */
export const fromRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))
