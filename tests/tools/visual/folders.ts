import { join } from 'node:path'

/** The project's folder, with a slash at its end. */
export const projectDir = join(import.meta.dirname, '../../../')

/**
 * What the command keeps between runs. Not in node_modules: Vite's plugins take files there for dependencies, so other
 * commits could not be built in it, and `npm ci` would delete it.
 */
export const visualDir = `${projectDir}.visual/`

/** Where other commits are checked out while they are built. */
export const worktreesDir = `${visualDir}worktrees/`

/** Built Storybooks, by the state of the files they were built from. */
export const buildsDir = `${visualDir}builds/`

/** Picture sets, by the state of the files, the browser and the code that took the pictures. */
export const setsDir = `${visualDir}sets/`

/** The pictures of all sets, by their hashes. */
export const picturesDir = `${visualDir}pictures/`

/** The differences between two pictures, by both hashes. */
export const differencesDir = `${visualDir}differences/`

/** The last run's report. */
export const reportDir = `${visualDir}report/`

/** The changes that were approved. */
export const approvedFile = `${visualDir}approved.json`

/** The outcome of the last run, for `--approve` and `--serve`. */
export const lastRunFile = `${visualDir}last-run.json`
