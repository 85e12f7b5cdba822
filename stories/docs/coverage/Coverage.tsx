import { generalStates } from '#stories/start/screens.ts'
import { DocsTable } from '#stories/docs/coverage/DocsTable.tsx'
import { loadStoryIndex } from '#stories/docs/coverage/loadStoryIndex.ts'
import { PageLink } from '#storybook/PageLink.tsx'
import { stateMarks } from '#storybook/stateMarks.ts'

// Awaited by the module: otherwise the page would show nothing but gaps until the index is there.
const stories = (await loadStoryIndex()).filter(({ type, title }) => type === 'story' && title.startsWith('Screens/'))

/** 'Screens/Customer/My Orders' to 'My Orders'. */
const screenOf = (title: string) => title.split('/').slice(2).join(' / ')

const screens = [...Map.groupBy(stories, ({ title }) => title)]

/** How many stories each screen has of each group: a screen without any that went wrong is a gap. */
export function ScreenTable() {
  return (
    <DocsTable columns={['Screen', ...stateMarks.map(({ title }) => title)]}>
      {screens.map(([title, own]) => (
        <tr key={title}>
          <th scope="row">
            <PageLink to={own[0]?.id ?? ''}>{screenOf(title)}</PageLink>
          </th>
          {stateMarks.map(({ tag }) => (
            <td key={tag}>{own.filter(({ tags = [] }) => tags.includes(tag)).length || 'none'}</td>
          ))}
        </tr>
      ))}
    </DocsTable>
  )
}

/** Which stories show each state that any screen can have. */
export function StateTable() {
  return (
    <DocsTable columns={['State', 'Stories']}>
      {Object.entries(generalStates).map(([tag, label]) => (
        <tr key={tag}>
          <th scope="row">{label}</th>
          <td>
            {stories
              .filter(({ tags = [] }) => tags.includes(tag))
              .map(({ id, title, name }, position) => (
                <span key={id}>
                  {position > 0 && ', '}
                  <PageLink to={id}>{`${screenOf(title)}: ${name}`}</PageLink>
                </span>
              ))}
          </td>
        </tr>
      ))}
    </DocsTable>
  )
}
