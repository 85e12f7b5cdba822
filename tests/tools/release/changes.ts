import { readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { fromRoot } from '#src/build/project.ts'

const notesFile = fromRoot('stories/WhatChanged.mdx')

/** @returns the text below the heading that begins with this name; '' if there is no such heading or text */
const findNotesBelow = (text: string, name: string): string =>
  text
    .split(/^## /m)
    .find((section) => /^\S*/.exec(section)?.[0] === name)
    ?.replace(/^.*\n/, '')
    .trim() ?? ''

/**
 * Replaces the heading "Next" with the version and the date.
 * @throws Error if there is no text below "Next", because each version needs notes
 */
export function closeNextSection(text: string, version: string, date: Date): string {
  if (findNotesBelow(text, 'Next') === '')
    throw new Error('Write first what changed, below "## Next" in stories/WhatChanged.mdx.')
  const day = date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
  return text.replace(/^## Next$/m, `## ${version} · ${day}`)
}

/**
 * @returns the notes of a version
 * @throws Error if the text contains no notes on this version
 */
export function findNotes(text: string, version: string): string {
  const notes = findNotesBelow(text, version)
  if (notes === '') throw new Error(`stories/WhatChanged.mdx has no notes on ${version}.`)
  return notes
}

/**
 * Usage: `node tests/tools/release/changes.ts [close]`. Prints the notes of the current version. With the argument
 * `close`, renames the section "Next" instead; `npm version` runs this.
 */
if (import.meta.main) {
  const text = readFileSync(notesFile, 'utf8')
  const { version } = z.parse(
    z.object({ version: z.string() }),
    JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')),
  )
  if (process.argv[2] === 'close') writeFileSync(notesFile, closeNextSection(text, version, new Date()))
  else console.log(findNotes(text, version))
}
