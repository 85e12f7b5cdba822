/** The size of the desktop window whose upper area a thumbnail shows, in CSS px. */
export const storyWindowSize = { width: 1280, height: 800 }

/** The size of a thumbnail's file in pixels, sharp even on screens with two pixels per CSS px. */
export const thumbnailSize = { width: 640, height: 400 }
