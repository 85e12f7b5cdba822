import { join } from 'node:path'

export const projectDir = join(import.meta.dirname, '../../..')

/**
 * The output folder of `npm run test:visual`. It contains a worktree of another commit, and Vite's plugins could not build
 * that commit inside node_modules, where they treat files as dependencies.
 */
export const visualDir = join(projectDir, '.visual')

export const storybookDir = (side: 'before' | 'after'): string => join(visualDir, side)

/** The folder with the other commit's pictures. It contains a folder for each story, with a file for each mode. */
export const picturesDir = join(visualDir, 'pictures')

/** The folder with the report's page and the pictures that differ. */
export const reportDir = join(visualDir, 'report')

export const thumbnailsDir = join(projectDir, 'stories/thumbnails')
