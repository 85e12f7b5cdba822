import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import rules from '#stories/docs/RulesGoals.mdx?raw'
import { generalStates, screens, unreachableReasons } from '#stories/start/screens.ts'
import { PageLink } from '#storybook/PageLink.tsx'
import { stateMarks } from '#storybook/stateMarks.ts'

const entrySchema = z.object({
  id: z.string(),
  title: z.string(),
  name: z.string(),
  type: z.string(),
  tags: z.array(z.string()),
})
const indexSchema = z.object({ entries: z.record(z.string(), entrySchema) })

// Awaited at the top level. Otherwise, the page would show only gaps until the index has loaded.
const { entries } = indexSchema.parse(await (await fetch('./index.json')).json())
const stories = Object.values(entries).filter(({ type, title }) => type === 'story' && title.startsWith('Screens/'))
const findStoriesByTag = (tag: string) => stories.filter(({ tags }) => tags.includes(tag))

function Table({ columns, children }: { columns: readonly string[]; children: ReactNode }) {
  return (
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

/** Shows how many stories each screen has in each group, or 'none'. */
export function ScreenTable() {
  return (
    <Table columns={['Screen', ...stateMarks.map(({ title }) => title)]}>
      {screens.map((screen) => (
        <tr key={screen.title}>
          <th scope="row">
            <PageLink to={screen.pictureStoryId}>{screen.name}</PageLink>
          </th>
          {stateMarks.map(({ tag }) => (
            <td key={tag}>{findStoriesByTag(tag).filter(({ title }) => title === screen.title).length || 'none'}</td>
          ))}
        </tr>
      ))}
    </Table>
  )
}

const stateRows = Object.entries(generalStates).map(([tag, why]) => {
  const screensWithout = screens.filter((screen) => !screen.states.includes(tag)).map(({ name }) => name)
  const [, name] = new RegExp(String.raw`\*\*${tag} (.*?)\*\*`).exec(rules) ?? []
  return { tag, name, explanation: [screensWithout.join(', '), why].filter(Boolean).join(': ') }
})

const StoryLinks = ({ tag }: { tag: string }) => (
  <td>
    {findStoriesByTag(tag).map(({ id, title, name }, position) => (
      <span key={id}>
        {position > 0 && ', '}
        <PageLink to={id}>{`${title.split('/').at(-1)}: ${name}`}</PageLink>
      </span>
    ))}
  </td>
)

/** Shows which stories cover each general state, which screens have no story for it, and why. */
export function StateTable() {
  return (
    <Table columns={['State', 'Stories', 'Screens without such a story, and why']}>
      {stateRows.map(({ tag, name: state, explanation }) => (
        <tr key={tag}>
          <th scope="row">{state}</th>
          <StoryLinks tag={tag} />
          <td>{explanation}</td>
        </tr>
      ))}
    </Table>
  )
}

/** Shows the states that nobody can reach in the demo, and why. */
export function UnreachableTable() {
  return (
    <Table columns={['Reason', 'Stories']}>
      {Object.entries(unreachableReasons).map(([tag, reason]) => (
        <tr key={tag}>
          <td>{reason}</td>
          <StoryLinks tag={tag} />
        </tr>
      ))}
    </Table>
  )
}
