import { join } from 'node:path'

export const projectDir = join(import.meta.dirname, '../../..')

/**
 * The output folder of `npm run test:visual`. It contains a worktree of another commit. It can't be inside
 * node_modules, because Vite's plugins treat the files there as dependencies.
 */
export const visualDir = join(projectDir, '.visual')

export const storybookDir = (side: 'before' | 'after'): string => join(visualDir, side)

/** The folder with the other commit's pictures. It contains a folder for each story, with a file for each mode. */
export const picturesDir = join(visualDir, 'pictures')

/** The folder with the report's page and the pictures that differ. */
export const reportDir = join(visualDir, 'report')

export const thumbnailsDir = join(projectDir, 'stories/thumbnails')
