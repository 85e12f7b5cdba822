/** What a thumbnail shows: the top of the story on a desk. CSS px. */
export const storyWindow = { width: 1280, height: 800 }

/** A thumbnail's file, sharp also on screens with two pixels for each CSS px. Pixels. */
export const thumbnailSize = { width: 640, height: 400 }
