import { loadCsf } from 'storybook/internal/csf-tools'
import type { Source } from '#tests/support/sources.ts'

/** @returns a story file as Storybook's indexer reads it. @throws when it is none */
export const readCsf = ({ path, text }: Source) =>
  loadCsf(text, { fileName: path, makeTitle: (title) => title }).parse()
