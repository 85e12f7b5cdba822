import { join } from 'node:path'

export const projectDir = join(import.meta.dirname, '../../..')

/**
 * The command's output. It is outside node_modules, where Vite's plugins would treat files as dependencies, so that
 * another commit could not be built.
 */
export const visualDir = join(projectDir, '.visual')

export const storybookDir = (side: 'before' | 'after'): string => join(visualDir, side)

/** The pictures of the other commit: a folder for each story with a file for each mode. */
export const picturesDir = join(visualDir, 'pictures')

/** The report: a page, and the pictures that differ. */
export const reportDir = join(visualDir, 'report')

export const thumbnailsDir = join(projectDir, 'stories/thumbnails')
