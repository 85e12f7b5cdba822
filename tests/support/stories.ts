import { toId } from 'storybook/internal/csf'
import { extractDescription, loadCsf } from 'storybook/internal/csf-tools'
import { toSentence } from '#stories/support/toSentence.ts'
import { captures, sources, type Source } from '#tests/support/sources.ts'

/** A story as its file defines it. */
export interface StoryFacts {
  /** Storybook's id, e.g. 'screens-public-home--ready'. */
  id: string
  title: string
  path: string
  exportName: string
  name: string
  tags: readonly string[]
  /** Whether it has props of its own, which decide what it shows. */
  hasProps: boolean
  /** Whether it has a play function, either its own or from a spread object. */
  hasPlay: boolean
  /** Whether the tests play it; other stories are only rendered and photographed. */
  isPlayed: boolean
  /** The story's description on the screen's page. */
  sentence: string
}

/**
 * @returns a story file as Storybook's indexer reads it
 * @throws if it is not a story file
 */
export const readCsf = ({ path, text }: Source) =>
  loadCsf(text, { fileName: path, makeTitle: (title) => title }).parse()

/** @returns the text of a story */
const findStoryText = ({ text }: Source, exportName: string): string =>
  new RegExp(`export const ${exportName} = [^]*?(?=\\n\\n|$)`).exec(text)?.[0] ?? ''

/** @returns the stories of a file in their order, as Storybook's indexer reads them */
export function parseStories(file: Source): StoryFacts[] {
  const csf = readCsf(file)
  return csf.indexInputs.map(({ __id: id = '', title = '', exportName, name = '', tags = [] }) => ({
    id,
    title,
    path: file.path,
    exportName,
    name,
    tags,
    hasProps: /^  (args|render)\b/m.test(findStoryText(file, exportName)),
    hasPlay: /\bplay\b|\.\.\./.test(findStoryText(file, exportName)),
    isPlayed: tags.lastIndexOf('test') >= tags.lastIndexOf('!test'),
    sentence: toSentence(extractDescription(csf._storyStatements[exportName])),
  }))
}

/** @returns the ids of all documentation pages */
export const allDocs = (): string[] =>
  sources('stories/**/*.mdx').flatMap(({ text }) =>
    captures(text, /<Meta title="([^"]+)" \/>/g).map((title) => toId(title, 'docs')),
  )

/** @returns all stories of the project */
export const allStories = (): StoryFacts[] => sources('stories/**/*.stories.tsx').flatMap(parseStories)
