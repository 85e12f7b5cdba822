import { getPictureUrl } from '#mocks/pictures.ts'

/** The name of a file that is created in the page, because its rows contain a picture URL that depends on the page's URL. */
export const fortyPartsFile = 'wheel-hubs.csv'

export const fortyPartsCount = 40

/** Creates a supplier's list with the columns of the shop's template. */
export function createFortyPartsCsv(pictureUrl: string): string {
  const rows = Array.from({ length: fortyPartsCount }, (_, index) =>
    [`Wheel hub series ${index + 1}`, 60 + index, 4, 200, '"Forged steel, with bearing and studs."', pictureUrl].join(),
  )
  return ['Name,Price per unit,Minimum quantity,Available parts,Describe,Image', ...rows].join('\n')
}

export function createFortyPartsFile(): File {
  const picture = new URL(getPictureUrl('hub'), location.href).href
  return new File([createFortyPartsCsv(picture)], fortyPartsFile, { type: 'text/csv' })
}
