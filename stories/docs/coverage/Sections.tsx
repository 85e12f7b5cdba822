import { playRules, type PlayRule } from '#stories/states/playRules.ts'
import { DocsTable } from '#stories/support/DocsTable.tsx'
import type { IndexEntry } from '#stories/support/useStoryIndex.ts'

const neededTexts: Record<PlayRule['needed'], string> = {
  every: 'every story',
  reacting: 'one story at least of all that reacts to people',
  none: 'none',
}

/** Storybook's mark of a story that has a play function of its own. */
const hasPlay = ({ tags = [] }: IndexEntry) => tags.includes('play-fn')

/** How many stories each section has, how many of them check something, and which must. */
export function Sections({ index }: { index: readonly IndexEntry[] }) {
  return (
    <DocsTable columns={['Section', 'Stories', 'With a check', 'Which need one', 'Why']}>
      {playRules.map(({ section, needed, why }) => {
        const stories = index.filter(({ title }) => title.startsWith(`${section}/`))
        return (
          <tr key={section}>
            <th scope="row">{section}</th>
            <td>{stories.length}</td>
            <td>{needed === 'every' ? stories.length : stories.filter(hasPlay).length}</td>
            <td>{neededTexts[needed]}</td>
            <td>{why}</td>
          </tr>
        )
      })}
    </DocsTable>
  )
}
