import { expect, fn, waitFor } from 'storybook/test'
import { manageUsers } from '#src/copy/manageUsers.ts'
import { SearchedList, type SearchedListProps } from '#src/design-system/blocks/lists/SearchedList.tsx'
import { everything } from '#src/domain/listQuery.ts'
import { userList, type QueryOf } from '#src/domain/lists.ts'
import type { User } from '#src/domain/user.ts'
import { KeepQuery } from '#stories/support/KeepQuery.tsx'
import preview from '#storybook/preview.tsx'

type Sort = NonNullable<QueryOf<typeof userList>['sort']>

const user = (name: string, isAdmin = false): User => ({ email: `${name.toLowerCase()}@dhruva.example`, name, isAdmin })

const args: SearchedListProps<User, Sort> = {
  rows: [user('Tania'), user('Imran', true), user('Priya')],
  search: { kind: userList, labels: manageUsers.list, query: everything, onQueryChange: fn() },
  children: (found) => (
    <ul role="list" style={{ display: 'grid', gap: 8 }}>
      {found.map(({ email, name }) => (
        <li key={email}>{name}</li>
      ))}
    </ul>
  ),
}

const meta = preview.meta({
  title: 'Blocks/SearchedList',
  component: SearchedList<User, Sort>,
  args,
  render: (props) => (
    <KeepQuery {...props.search}>
      {(asked) => <SearchedList {...props} search={{ ...props.search, ...asked }} />}
    </KeepQuery>
  ),
})

export const Everything = meta.story({
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('All 3 shown')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Name')
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Imran'))
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search users' }), 'AN')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 of 3 shown'))
  },
})

export const NothingFound = meta.story({
  args: { search: { ...args.search, query: { q: 'flux', sort: null } } },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('heading', { name: 'Nothing found for “flux”' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all users' }))
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3))
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
})

/** A short list has no search. */
export const Bare = meta.story({
  args: { hideToolbar: true },
  async play({ canvas }) {
    await expect(canvas.queryByRole('search')).toBeNull()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
})
