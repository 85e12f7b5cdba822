import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { db } from '#mocks/db.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { makeUser } from '#mocks/seed/builders.ts'
import { users } from '#mocks/seed/users.ts'
import { DashboardScreen } from '#src/design-system/screens/DashboardScreen.tsx'
import { ManageUsersScreen, type ManageUsersScreenProps } from '#src/design-system/screens/ManageUsersScreen.tsx'
import { everything } from '#src/domain/listQuery.ts'
import { toUser, type User } from '#src/domain/user.ts'
import { fitsTheWindow } from '#stories/support/fits.ts'
import { failed, loading, ready } from '#stories/support/loadables.ts'
import { KeepQuery } from '#stories/support/KeepQuery.tsx'
import { wiredTimeout } from '#stories/support/wiredTimeout.ts'
import preview from '#storybook/preview.tsx'

const allUsers = users.map(toUser)
const customer = toUser(makeUser())
const admin = toUser(makeUser({ email: 'demo.admin@dhruva.example', name: 'Nadia Rahman', role: 'admin' }))
const nameless = toUser(makeUser({ email: 'buying+parts@boguradiesel.example', name: null }))

const args: ManageUsersScreenProps = {
  users: ready(allUsers),
  search: { query: everything, onQueryChange: fn() },
  busyEmail: null,
  onMakeAdmin: fn(),
}

const meta = preview.meta({
  title: 'Screens/Admin/ManageUsersScreen',
  component: ManageUsersScreen,
  parameters: { page: true, at: '/dashboard/makeadmin' },
  args,
  render: (props) => (
    <DashboardScreen role={{ state: 'ready', value: 'admin' }}>
      <KeepQuery {...props.search}>{(search) => <ManageUsersScreen {...props} search={search} />}</KeepQuery>
    </DashboardScreen>
  ),
})

const row = (canvas: HTMLElement, name: RegExp) => within(within(canvas).getByRole('row', { name }))

export const Mixed = meta.story({
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('heading', { level: 1, name: `Current Users: ${allUsers.length}` })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(allUsers.length + 1)
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

/** No count of 0 while the users load (ADMIN-10). */
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

/** After a 403 the toast warns, and the row is unchanged (SHOP-6, AUTH-7). */
export const ForbiddenWarning = meta.story({
  parameters: { wired: '/dashboard/makeadmin', as: 'admin' },
  beforeEach() {
    db.use(scenarios.forbidMakeAdmin)
  },
  async play({ userEvent }) {
    const buttons = await screen.findAllByRole('button', { name: 'Make Admin' }, wiredTimeout)
    await userEvent.click(buttons[0] as HTMLElement)
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Make Admin' }))
    await waitFor(
      () => expect(screen.getByText("You Don't Have Permission for This Action")).toBeVisible(),
      wiredTimeout,
    )
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Make Admin' })).toHaveLength(buttons.length))
  },
})

export const Stale = meta.story({
  args: { users: ready([customer, admin], { stale: true }) },
  async play({ canvas }) {
    await expect(canvas.getByText(/could not be refreshed/)).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(3)
  },
})

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

/** Simulates a server that makes the user an admin at once. */
function WithSimulatedServer(props: ManageUsersScreenProps) {
  const [list, setList] = useState([customer, nameless])
  const promote = (user: User) => {
    props.onMakeAdmin(user)
    setList((now) => now.map((one) => (one.email === user.email ? { ...one, isAdmin: true } : one)))
  }
  return <ManageUsersScreen {...props} users={ready(list)} onMakeAdmin={promote} />
}

export const PromotedJustNow = meta.story({
  render: (props) => <WithSimulatedServer {...props} />,
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

const manyUsers = (count: number): User[] =>
  Array.from({ length: count }, (_, index) => ({
    email: `user-${index + 1}@dhruva.example`,
    name: `${['Tania', 'Arjun', 'Yuki', 'Priya'][index % 4]} ${index + 1}`,
    isAdmin: index % 5 === 4,
  }))

const emails = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent?.replace(/^[A-Z\d]{1,2}(?=user)/, ''))

export const Searched = meta.story({
  args: { users: ready(manyUsers(40)) },
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search users' }), 'yuki 3')
    await waitFor(() => expect(emails(canvasElement)).toHaveLength(5))
    await expect(canvas.getByText('5 of 40 shown')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Current Users: 40' })).toBeVisible()
  },
})

/** Numbers sort by value (2 before 12), and admins can be sorted first. */
export const Sorted = meta.story({
  args: { users: ready(manyUsers(12).toReversed()) },
  async play({ canvas, canvasElement, userEvent }) {
    const sort = canvas.getByRole('combobox', { name: 'Sort by' })
    await userEvent.selectOptions(sort, 'Email')
    await waitFor(() => expect(emails(canvasElement)[0]).toMatch(/user-1@/))
    await expect(emails(canvasElement).at(-1)).toMatch(/user-12@/)
    await userEvent.selectOptions(sort, 'Admins first')
    await waitFor(() => expect(emails(canvasElement)[1]).toMatch(/user-5@/))
  },
})

export const NothingFound = meta.story({
  args: { users: ready(manyUsers(8)), search: { query: { q: 'nobody', sort: null }, onQueryChange: fn() } },
  async play({ canvas, canvasElement, userEvent }) {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Nothing found for “nobody”' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all users' }))
    await waitFor(() => expect(emails(canvasElement)).toHaveLength(8))
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
})

/** Only visible rows are rendered (STATE-11). */
export const TenThousandRows = meta.story({
  args: { users: ready(manyUsers(10_000)) },
  async play({ canvas, canvasElement, userEvent }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Current Users: 10000' })).toBeVisible()
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(500_000))
    await expect(emails(canvasElement).length).toBeLessThan(60)
    await userEvent.type(canvas.getByRole('searchbox'), 'user-7777@')
    await waitFor(() => expect(emails(canvasElement)).toHaveLength(1))
    await expect(row(canvasElement, /user-7777@/).getByRole('button', { name: 'Make Admin' })).toBeEnabled()
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
  play: fitsTheWindow,
})

export const Small = meta.story({ globals: { viewport: { value: 'small' } }, play: fitsTheWindow })

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
