import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { makeUser } from '#mocks/seed/builders.ts'
import { users } from '#mocks/seed/users.ts'
import { DashboardScreen } from '#src/design-system/screens/DashboardScreen.tsx'
import { ManageUsersScreen, type ManageUsersScreenProps } from '#src/design-system/screens/ManageUsersScreen.tsx'
import { toUser, type User } from '#src/domain/user.ts'
import { failed, loading, ready } from '#stories/support/loadables.ts'
import preview from '#storybook/preview.tsx'

const everybody = users.map(toUser)
const customer = toUser(makeUser())
const admin = toUser(makeUser({ email: 'demo.admin@dhruva.example', name: 'Nadia Rahman', role: 'admin' }))
const nameless = toUser(makeUser({ email: 'buying+parts@boguradiesel.example', name: null }))

const args: ManageUsersScreenProps = { users: ready(everybody), busyEmail: null, onMakeAdmin: fn() }

const meta = preview.meta({
  title: 'Screens/Admin/ManageUsersScreen',
  component: ManageUsersScreen,
  parameters: { at: '/dashboard/makeadmin' },
  args,
  render: (props) => (
    <DashboardScreen role={{ state: 'ready', value: 'admin' }}>
      <ManageUsersScreen {...props} />
    </DashboardScreen>
  ),
})

const row = (canvas: HTMLElement, name: RegExp) => within(within(canvas).getByRole('row', { name }))

export const Mixed = meta.story({
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('heading', { level: 1, name: `Current Users: ${everybody.length}` })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(everybody.length + 1)
    const kamal = row(canvasElement, /demo\.user@/)
    await expect(kamal.getByText('Kamal Hossain')).toBeVisible()
    await expect(kamal.getByRole('button', { name: 'Make Admin' })).toHaveAccessibleDescription(
      'demo.user@dhruva.example',
    )
    const nadia = row(canvasElement, /demo\.admin@/)
    await expect(nadia.getByText('Admin')).toBeVisible()
    await expect(nadia.queryByRole('button')).toBeNull()
  },
})

export const NoName = meta.story({
  args: { users: ready([nameless]) },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByText('Name not given')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Make Admin' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(dialog.getByText(/^buying\+parts@boguradiesel\.example will manage/)).toBeVisible())
  },
})

export const AlreadyAdmin = meta.story({
  args: { users: ready([admin]) },
  async play({ canvas }) {
    await expect(canvas.getByText('Admin')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const Empty = meta.story({
  args: { users: ready([]) },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Current Users: 0' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'No users yet' })).toBeVisible()
  },
})

/** No "0" flashes up before the users are there (DECISIONS C10). */
export const Loading = meta.story({
  args: { users: loading },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Manage Current Users$/)
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading all users')
  },
})

const failure = failed('server')
export const Failed = meta.story({
  args: { users: failure },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(failure.retry).toHaveBeenCalledOnce()
  },
})

/** After a refusal (403) the toast warns, and the row is as it was (SPEC 6, DECISIONS B7). */
export const ForbiddenWarning = meta.story({
  args: { users: ready([customer]) },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Make Admin' })).toBeEnabled()
    await expect(canvas.queryByText('Admin')).toBeNull()
  },
})

export const Stale = meta.story({ args: { users: ready([customer, admin], { stale: true }) } })

export const Confirming = meta.story({
  args: { users: ready([customer, admin]) },
  async play({ args: { onMakeAdmin }, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Make Admin' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Make an admin?' }))
    await waitFor(() =>
      expect(dialog.getByText(/^Kamal Hossain, demo\.user@dhruva\.example, will manage/)).toBeVisible(),
    )
    await expect(dialog.getByRole('button', { name: 'Not now' })).toHaveFocus()
    await expect(onMakeAdmin).not.toHaveBeenCalled()
  },
})

export const BusyRow = meta.story({
  args: { users: ready([customer, nameless]), busyEmail: customer.email },
  async play({ args: { onMakeAdmin }, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Saving…' }))
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await expect(onMakeAdmin).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Make Admin' })).toBeDisabled()
  },
})

/** The server answers at once: the row says Admin, and its button goes. */
function Answering(props: ManageUsersScreenProps) {
  const [list, setList] = useState([customer, nameless])
  const promote = (user: User) => {
    props.onMakeAdmin(user)
    setList((now) => now.map((one) => (one.email === user.email ? { ...one, isAdmin: true } : one)))
  }
  return <ManageUsersScreen {...props} users={ready(list)} onMakeAdmin={promote} />
}

export const PromotedJustNow = meta.story({
  render: (props) => <Answering {...props} />,
  async play({ args: { onMakeAdmin }, canvas, userEvent }) {
    const [first] = canvas.getAllByRole('button', { name: 'Make Admin' })
    if (first) await userEvent.click(first)
    await userEvent.dblClick(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Make Admin' }))
    await expect(onMakeAdmin).toHaveBeenCalledOnce()
    await expect(onMakeAdmin).toHaveBeenCalledWith(customer)
    await expect(await canvas.findByText('Admin')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Make Admin' })).toHaveFocus())
  },
})

export const LongWords = meta.story({
  args: {
    users: ready([
      { email: `${'long'.repeat(40)}@dhruva.example`, name: 'Word '.repeat(40), isAdmin: false },
      { email: 'layla@dhruva.example', name: 'ليلى حسن', isAdmin: false },
      { email: 'markup@dhruva.example', name: '<b>Bold</b> 👩🏽‍🔧', isAdmin: true },
    ]),
  },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
})

export const Small = meta.story({ globals: { viewport: { value: 'small' } } })

export const Wired = meta.story({
  parameters: { wired: '/dashboard/makeadmin' },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Demo Admin' }))
    const [button] = await canvas.findAllByRole('button', { name: 'Make Admin' })
    if (button) await userEvent.click(button)
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Make Admin' }))
    await waitFor(() => expect(screen.getByText('Admin Permission Conform')).toBeVisible())
  },
})
