import { toPictureUrl, pictureFile } from '#mocks/pictures.ts'

/** A file that no host serves. It is created in the page, since it contains the URL of this page's picture host. */
export const fortyPartsFile = 'wheel-hubs.csv'

export const fortyPartsCount = 40

/** Creates a supplier's list with the columns of the shop's template. */
export function makeFortyParts(): File {
  const image = new URL(toPictureUrl(pictureFile('hub')), location.href).href
  const rows = Array.from({ length: fortyPartsCount }, (_, index) =>
    [`Wheel hub series ${index + 1}`, 60 + index, 4, 200, '"Forged steel, with bearing and studs."', image].join(','),
  )
  const head = 'Name,Price per unit,Minimum quantity,Available parts,Describe,Image'
  return new File([[head, ...rows].join('\n')], fortyPartsFile, { type: 'text/csv' })
}
