import { compare } from 'odiff-bin'
import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { differencesDir, picturesDir } from '#tests/tools/visual/folders.ts'

/** Where two pictures differ. */
export interface Difference {
  /** The file with the differing pixels in red over the faded picture; none when only the sizes differ. */
  file: string | null
  /** The number of differing pixels. */
  pixels: number
  /** The same for pictures that differ in the same way, wherever on the picture that is. */
  signature: string
  /** The smallest rectangle around it. */
  region: Region | null
}

/** A part of a picture, in pixels. */
export interface Region {
  left: number
  top: number
  right: number
  bottom: number
}

/** Distances from the first one: the same wherever the difference is. */
const relative = (positions: number[]): number[] => positions.map((position) => position - (positions[0] ?? 0))

/** @returns the signature of a difference in these rows and columns */
export const signatureOf = (pixels: number, rows: number[], columns: number[]): string =>
  createHash('sha256')
    .update(JSON.stringify([pixels, relative(rows), relative(columns)]))
    .digest('hex')
    .slice(0, 12)

/** Finds where two pictures differ, given by their hashes. */
export async function findDifference(before: string, after: string): Promise<Difference> {
  mkdirSync(differencesDir, { recursive: true })
  const file = join(differencesDir, `${before}-${after}.png`)
  const result = await compare(pictureFile(before), pictureFile(after), file, {
    threshold: 0,
    antialiasing: false,
    diffOverlay: 0.8,
    captureDiffLines: true,
    captureDiffCols: true,
  })
  if (result.match || result.reason !== 'pixel-diff') return { file: null, pixels: 0, signature: 'size', region: null }
  const { diffCount, diffLines = [], diffCols = [] } = result
  const [left = 0, top = 0] = [diffCols[0], diffLines[0]]
  const region = { left, top, right: (diffCols.at(-1) ?? left) + 1, bottom: (diffLines.at(-1) ?? top) + 1 }
  return { file, pixels: diffCount, signature: signatureOf(diffCount, diffLines, diffCols), region }
}

/** The file of the picture with this hash. */
export const pictureFile = (hash: string): string => join(picturesDir, `${hash}.png`)
