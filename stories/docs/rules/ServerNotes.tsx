import { Markdown } from '@storybook/addon-docs/blocks'
import { harms, serverNotes, type ServerNote } from '#stories/docs/rules/serverNotes.ts'

const notes: readonly ServerNote[] = Object.values(serverNotes)

const toLine = ({ title, happens, fix, rule }: ServerNote) =>
  `- **The server ${title}**${rule === null ? '' : ` (${rule})`}. ${happens} **To do:** ${fix}`

const text = Object.entries(harms)
  .map(([harm, heading]) => [`### ${heading}`, ...notes.filter((note) => note.harm === harm).map(toLine)].join('\n\n'))
  .join('\n\n')

/** What only the owner of the API can fix, the worst first. */
export const ServerNotes = () => <Markdown>{text}</Markdown>
