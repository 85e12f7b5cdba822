import { toId } from 'storybook/internal/csf'
import { readCsf } from '#tests/support/readCsf.ts'
import { sources } from '#tests/support/sources.ts'

/** @returns the ids of all stories and documentation pages, read from their sources as Storybook's indexer does */
export function storyIndex(): Set<string> {
  const stories = sources('stories/**/*.stories.tsx').flatMap((file) =>
    readCsf(file).indexInputs.flatMap(({ __id: id = '', title = '' }) => [id, toId(title, 'docs')]),
  )
  const pages = sources('stories/**/*.mdx').map(({ text }) => /<Meta title="([^"]+)" \/>/.exec(text)?.[1] ?? '')
  return new Set([...stories, ...pages.filter(Boolean).map((title) => toId(title, 'docs'))])
}
