import { readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { fromRoot } from '#src/build/project.ts'

const page = fromRoot('stories/WhatChanged.mdx')

/** What is told under one heading of the page, which begins with `name`; '' when there is none. */
const notesBelow = (text: string, name: string): string =>
  text
    .split(/^## /m)
    .find((section) => /^\S*/.exec(section)?.[0] === name)
    ?.replace(/^.*\n/, '')
    .trim() ?? ''

/**
 * Gives what is told below "Next" the version's heading.
 * @throws Error when nothing is told: a version without a reason
 */
export function closeNext(text: string, version: string, date: Date): string {
  if (notesBelow(text, 'Next') === '')
    throw new Error('Say first what changed, below "## Next" in stories/WhatChanged.mdx.')
  const day = date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
  return text.replace(/^## Next$/m, `## ${version} · ${day}`)
}

/** @returns the notes of a version @throws Error when the page has none */
export function notesOf(text: string, version: string): string {
  const notes = notesBelow(text, version)
  if (notes === '') throw new Error(`stories/WhatChanged.mdx says nothing of ${version}.`)
  return notes
}

/** Usage: `node tests/tools/release/changes.ts close`, by `npm version`; without a word it prints the version's notes. */
if (import.meta.main) {
  const text = readFileSync(page, 'utf8')
  const { version } = z.parse(
    z.object({ version: z.string() }),
    JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')),
  )
  if (process.argv[2] === 'close') writeFileSync(page, closeNext(text, version, new Date()))
  else console.log(notesOf(text, version))
}
