import { roles } from '#stories/start/roles.ts'
import { screens } from '#stories/start/screens.ts'

/** The ids of the stories whose pictures are on the pages "All screens" and "Start here". */
export const thumbnailStories = [...new Set([...screens, ...roles].map(({ pictureStoryId }) => pictureStoryId))]

export const thumbnailThemes = ['light', 'dark'] as const

export type ThumbnailTheme = (typeof thumbnailThemes)[number]

export const toThumbnailFileName = (storyId: string, theme: ThumbnailTheme): string => `${storyId}-${theme}.avif`
