import { IMAGE_HOST } from '#mocks/origins.ts'

/** The kinds of part there is a photograph of, in mocks/pictures. */
export type PictureKind =
  | 'rotor'
  | 'caliper'
  | 'wheel'
  | 'tyre'
  | 'coilover'
  | 'sparkplug'
  | 'piston'
  | 'oilfilter'
  | 'airfilter'
  | 'muffler'
  | 'turbo'
  | 'clutch'
  | 'hub'
  | 'gears'
  | 'radiator'
  | 'alternator'

let base = `${IMAGE_HOST}/pictures`

/**
 * Says where the page finds the photographs. Stored rows hold file names only, for the same world may be shown by hosts
 * that lie elsewhere; each host calls this before the first answer.
 * @param address absolute, or relative to a page that is never deep
 */
export function setPictureBase(address: string): void {
  base = address.replace(/\/$/, '')
}

/** The file that rows name. */
export const pictureFile = (kind: PictureKind): string => `${kind}-800.avif`

/** Where this page finds a file of mocks/pictures. */
export const pictureAddress = (file: string): string => `${base}/${file}`

/** A photograph's address for this page, as the builders and stories use it. */
export const pictureUrl = (kind: PictureKind): string => pictureAddress(pictureFile(kind))
