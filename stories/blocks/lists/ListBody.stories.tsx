import { expect, fn } from 'storybook/test'
import { manageUsers } from '#src/copy/manageUsers.ts'
import { ListBody, type ListBodyProps } from '#src/design-system/blocks/lists/ListBody.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import { everything } from '#src/domain/listQuery.ts'
import { userList, type QueryOf } from '#src/domain/lists.ts'
import type { User } from '#src/domain/user.ts'
import preview from '#storybook/preview.tsx'

type Sort = NonNullable<QueryOf<typeof userList>['sort']>

const users = (count: number): User[] =>
  Array.from({ length: count }, (_, index) => ({ email: `user-${index}@dhruva.example`, name: '', isAdmin: false }))

const args: ListBodyProps<User, Sort> = {
  list: { state: 'ready', value: users(6) },
  search: { kind: userList, labels: manageUsers.list, query: everything, onQueryChange: fn() },
  loading: 'Loading users',
  stale: 'These users may be old.',
  empty: <Text>None yet.</Text>,
  children: (found, total) => (
    <ul role="list" style={{ display: 'grid', gap: 8 }}>
      {found.map(({ email }) => (
        <li key={email}>{`${email}, of ${total}`}</li>
      ))}
    </ul>
  ),
}

const meta = preview.meta({ title: 'Blocks/ListBody', component: ListBody<User, Sort>, args })

export const FewBySearch = meta.story({
  args: { list: { state: 'ready', value: users(5) }, search: { ...args.search, query: { q: 'user-3', sort: null } } },
  async play({ canvas }) {
    await expect(canvas.getByRole('searchbox')).toHaveValue('user-3')
    await expect(canvas.getByRole('listitem')).toHaveTextContent('user-3@dhruva.example, of 5')
  },
})
