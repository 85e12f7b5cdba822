/** Creates an SVG of a head and shoulders, to be used instead of a photo. */
const toPortrait = (backgroundColor: string, figureColor: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path fill="${backgroundColor}" d="M0 0h48v48H0z"/><path fill="${figureColor}" d="M24 10a9 9 0 1 1 0 18a9 9 0 0 1 0-18M6 48a18 16 0 0 1 36 0"/></svg>`,
  )}`

export const portraits = { reviewer: toPortrait('#7c8794', '#dddcda'), viewer: toPortrait('#f5a300', '#14181d') }
