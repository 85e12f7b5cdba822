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

let baseUrl = `${IMAGE_HOST}/pictures`

/** Sets the base URL of the photographs. Call it before the first response, because rows contain only file names. */
export function setPictureBase(url: string): void {
  baseUrl = url.replace(/\/$/, '')
}

/** @returns the file name of the photograph, which rows contain instead of a URL */
export const toPictureFile = (kind: PictureKind): string => `${kind}-800.avif`

export const toPictureUrl = (file: string): string => `${baseUrl}/${file}`

export const getPictureUrl = (kind: PictureKind): string => toPictureUrl(toPictureFile(kind))

const filePattern = '[a-z]+-800\\.avif'

export const isPictureFile = (text: string): boolean => new RegExp(`^${filePattern}$`).test(text)

/** @returns the file name in a URL of mocks/pictures; undefined for any other URL */
export const findPictureFile = (url: string): string | undefined =>
  new RegExp(`/pictures/(${filePattern})$`).exec(url)?.[1]
