import { toId } from 'storybook/internal/csf'
import { extractDescription, loadCsf } from 'storybook/internal/csf-tools'
import { toSentence } from '#stories/support/toSentence.ts'
import { findCaptures, readSources, type Source } from '#tests/support/sources.ts'

/** Facts about a story, from its file. */
export interface StoryFacts {
  /** Storybook's id, e.g. 'screens-public-home--ready'. */
  id: string
  title: string
  path: string
  exportName: string
  name: string
  tags: readonly string[]
  /** Whether the story sets its own props or its own render function. */
  hasProps: boolean
  /** Whether the story has a play function, either its own or one from a spread object. */
  hasPlay: boolean
  /** Whether the tests play the story; other stories are only rendered and photographed. */
  isPlayed: boolean
  /** The story's description in the documentation. */
  sentence: string
}

/**
 * Parses a file the way Storybook's indexer does.
 * @throws if it is not a story file
 */
export const readCsf = ({ path, text }: Source) =>
  loadCsf(text, { fileName: path, makeTitle: (title) => title }).parse()

/** @returns a story's source code; '' if the file has no such story */
const findStoryText = ({ text }: Source, exportName: string): string =>
  new RegExp(`export const ${exportName} = [^]*?(?=\\n\\n|$)`).exec(text)?.[0] ?? ''

/** @returns the stories of a file, in the order of the file */
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
export const findDocsIds = (): string[] =>
  readSources('stories/**/*.mdx').flatMap(({ text }) =>
    findCaptures(text, /<Meta title="([^"]+)" \/>/g).map((title) => toId(title, 'docs')),
  )

/** @returns all stories of the project */
export const readAllStories = (): StoryFacts[] => readSources('stories/**/*.stories.tsx').flatMap(parseStories)
