import { IMAGE_HOST_ORIGIN } from '#mocks/origins.ts'

/** The kinds of parts that have a photograph in mocks/pictures. */
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

let pictureBaseUrl = `${IMAGE_HOST_ORIGIN}/pictures`

/** Sets the base URL of the photographs. Call it before the first response, which turns the file names of rows into URLs. */
export function setPictureBaseUrl(url: string): void {
  pictureBaseUrl = url.replace(/\/$/, '')
}

/** @returns the photograph's file name; rows contain it instead of a URL */
export const toPictureFileName = (kind: PictureKind): string => `${kind}-800.avif`

export const toPictureUrl = (file: string): string => `${pictureBaseUrl}/${file}`

export const getPictureUrl = (kind: PictureKind): string => toPictureUrl(toPictureFileName(kind))

const fileNamePattern = '[a-z]+-800\\.avif'

export const isPictureFileName = (text: string): boolean => new RegExp(`^${fileNamePattern}$`).test(text)

/** @returns the file name in a URL of mocks/pictures; undefined for any other URL */
export const extractPictureFileName = (url: string): string | undefined =>
  new RegExp(`/pictures/(${fileNamePattern})$`).exec(url)?.[1]
