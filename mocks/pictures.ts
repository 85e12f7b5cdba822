import { IMAGE_HOST } from '#mocks/origins.ts'

/** The kinds of part with a photograph in mocks/pictures. */
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

/** Sets the base URL of the photographs, whose file names rows store. Call it before the first response. */
export function setPictureBase(url: string): void {
  base = url.replace(/\/$/, '')
}

/** The file name that rows store. */
export const pictureFile = (kind: PictureKind): string => `${kind}-800.avif`

export const toPictureUrl = (file: string): string => `${base}/${file}`

export const pictureUrl = (kind: PictureKind): string => toPictureUrl(pictureFile(kind))

const filePattern = '[a-z]+-800\\.avif'

export const isPictureFile = (image: string): boolean => new RegExp(`^${filePattern}$`).test(image)

/** @returns the file name in a URL of mocks/pictures; undefined for any other URL */
export const pictureFileIn = (url: string): string | undefined =>
  new RegExp(`/pictures/(${filePattern})$`).exec(url)?.[1]
