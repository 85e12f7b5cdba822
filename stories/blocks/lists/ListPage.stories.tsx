import { expect, fn, screen, waitFor } from 'storybook/test'
import { manageUsers } from '#src/copy/manageUsers.ts'
import { ListPage, type ListPageProps } from '#src/design-system/blocks/lists/ListPage.tsx'
import { Button } from '#src/design-system/components/Button.tsx'
import { everything } from '#src/domain/listQuery.ts'
import { userList, type QueryOf } from '#src/domain/lists.ts'
import type { User } from '#src/domain/user.ts'
import { loading } from '#stories/support/loadables.ts'
import preview from '#storybook/preview.tsx'

type Sort = NonNullable<QueryOf<typeof userList>['sort']>

const onConfirm = fn()

const args: ListPageProps<User, Sort> = {
  texts: { pageName: 'Users', ...manageUsers },
  list: {
    state: 'ready',
    value: [
      { email: 'one@dhruva.example', name: 'One', isAdmin: false },
      { email: 'two@dhruva.example', name: 'Two', isAdmin: true },
    ],
  },
  search: { kind: userList, query: everything, onQueryChange: fn() },
  columns: (ask) => [
    { key: 'email', header: 'Email', kind: 'title', cell: ({ email }) => email },
    {
      key: 'actions',
      header: 'Actions',
      kind: 'actions',
      cell: ({ name }) => (
        <Button
          size="small"
          onClick={() =>
            ask({
              title: `Greet ${name}?`,
              text: 'A greeting can’t be taken back.',
              confirmLabel: 'Greet',
              cancelLabel: 'Not now',
              tone: 'primary',
              onConfirm,
            })
          }
        >{`Greet ${name}`}</Button>
      ),
    },
  ],
  rowKey: ({ email }) => email,
  busyKey: null,
}

const meta = preview.meta({ title: 'Blocks/ListPage', component: ListPage<User, Sort>, args })

export const Ready = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Current Users: 2' })).toBeVisible()
    await expect(canvas.getByRole('table', { name: 'Users' })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(3)
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
})

/** The row count can stand next to the heading. */
export const WithNote = meta.story({
  args: { texts: { pageName: 'Users', ...manageUsers, title: () => 'Users', count: (count) => `${count} users` } },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
    await expect(canvas.getByText('2 users')).toBeVisible()
  },
})

/** While loading, the heading is the page's name. */
export const Loading = meta.story({
  args: { list: loading },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
    await expect(canvas.getByText('Loading all users')).toBeInTheDocument()
  },
})

export const Failed = meta.story({ args: { list: { state: 'failed', reason: 'offline', retry: fn() } } })

export const Empty = meta.story({
  args: { list: { state: 'ready', value: [] }, emptyAction: <Button tone="secondary">Invite somebody</Button> },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No users yet' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Invite somebody' })).toBeVisible()
  },
})

export const Asking = meta.story({
  async play({ canvas, userEvent }) {
    onConfirm.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Greet One' }))
    const declineButton = await screen.findByRole('button', { name: 'Not now' })
    // The dialog is ready for clicks once it has the focus.
    await waitFor(() => expect(declineButton).toHaveFocus())
    await userEvent.click(declineButton)
    await expect(onConfirm).not.toHaveBeenCalled()

    await userEvent.click(canvas.getByRole('button', { name: 'Greet Two' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Greet Two?' })
    await userEvent.click(await screen.findByRole('button', { name: 'Greet' }))
    await expect(onConfirm).toHaveBeenCalledOnce()
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  },
})
