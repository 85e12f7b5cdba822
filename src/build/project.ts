import { fileURLToPath as createProject } from 'node:url'

/**
 * @param path relative to the project's folder
 * @returns the absolute path
 */
export const fromRoot = (path: string): string => createProject(new URL(`../../${path}`, import.meta.url))

/** The oldest supported browsers (ROBUST-5). Scripts and styles are compiled for them. */
export const browsers = ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4']

/** The syntax of inline scripts. Even unsupported browsers must parse them to show that the app does not run there (ROBUST-6). */
export const inlineTarget = 'es2020'

/**
 * Overrides the NODE_ENV of the shell or an .env file. Otherwise the bundle would contain the development code of React and
 * Redux, and developer tools could read the store. Call it before Vite reads the environment.
 */
export function buildForProduction(): void {
  process.env.NODE_ENV = 'production'
  // Vite stores the NODE_ENV of an .env file in this variable, unless it is set already.
  process.env.VITE_USER_NODE_ENV = ''
}
