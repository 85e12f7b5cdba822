import { join } from 'node:path'

export const projectDir = join(import.meta.dirname, '../../..')

/**
 * What the command writes. Not in node_modules: Vite's plugins take files there for dependencies, so another commit could not
 * be built in it.
 */
export const visualDir = join(projectDir, '.visual')

export const storybookDir = (side: 'before' | 'after'): string => join(visualDir, side)

/** The pictures of the other commit: a folder for each story, in it a file for each mode. */
export const picturesDir = join(visualDir, 'pictures')

/** The report: a page, and the pictures that differ. */
export const reportDir = join(visualDir, 'report')

export const thumbnailsDir = join(projectDir, 'stories/thumbnails')
