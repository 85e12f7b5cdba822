import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { makeUser } from '#mocks/seed/builders.ts'
import { users } from '#mocks/seed/users.ts'
import { DashboardScreen } from '#src/design-system/screens/DashboardScreen.tsx'
import { ManageUsersScreen, type ManageUsersScreenProps } from '#src/design-system/screens/ManageUsersScreen.tsx'
import { toUnreadableUser, toUser, type User } from '#src/domain/user.ts'
import { fitsTheWindow, onSmallPhone } from '#stories/support/fits.ts'
import { failed, loading, ready } from '#stories/support/loadables.ts'
import { inShell } from '#stories/support/inShell.tsx'
import { KeepQuery } from '#stories/support/KeepQuery.tsx'
import { expectCallOnPress, expectQuestion } from '#stories/support/presses.ts'
import { expectNothingFound, listSearch, row, rowNames } from '#stories/support/rows.ts'
import { ScreenPage } from '#stories/support/ScreenPage.tsx'
import preview from '#storybook/preview.tsx'

const allUsers = users.map(toUser)
const customer = toUser(makeUser())
const admin = toUser(makeUser({ email: 'demo.admin@dhruva.example', name: 'Nadia Rahman', role: 'admin' }))
const nameless = toUser(makeUser({ email: 'buying+parts@boguradiesel.example', name: null }))

const args: ManageUsersScreenProps = {
  users: ready(allUsers),
  search: listSearch(),
  busyEmail: null,
  onMakeAdmin: fn(),
}

const meta = preview.meta({
  title: 'Screens/Admin/Manage Current Users',
  component: ManageUsersScreen,
  parameters: { page: true, docs: { page: ScreenPage }, at: '/dashboard/makeadmin' },
  args,
  render: (props) => (
    <DashboardScreen role={{ state: 'ready', value: 'admin' }}>
      <KeepQuery {...props.search}>{(search) => <ManageUsersScreen {...props} search={search} />}</KeepQuery>
    </DashboardScreen>
  ),
})

/** All users, with the admin's menu beside them and the shop's navigation and footer around them. */
export const InTheShop = meta.story({ name: 'In the shop', tags: ['good-day'], ...inShell('admin') })

/** Customers have a button to make them admins; admins are marked as such. */
export const Mixed = meta.story({
  name: 'Customers and admins',
  tags: ['good-day'],
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: `Current Users: ${allUsers.length}` })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(allUsers.length + 1)
    const kamal = row(canvas, /demo\.user@/)
    await expect(kamal.getByText('Kamal Hossain')).toBeVisible()
    await expect(kamal.getByRole('button', { name: 'Make Admin' })).toHaveAccessibleDescription(
      'demo.user@dhruva.example',
    )
    const nadia = row(canvas, /demo\.admin@/)
    await expect(nadia.getByText('Admin')).toBeVisible()
    await expect(nadia.queryByRole('button')).toBeNull()
  },
})

/** The list says that no name is given, and the question names the e-mail address instead. */
export const NoName = meta.story({
  name: 'A user without a name',
  tags: ['borders'],
  args: { users: ready([nameless]) },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByText('Name not given')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Make Admin' }))
    await expectQuestion('Make an admin?', /^buying\+parts@boguradiesel\.example will manage/)
  },
})

/** Who is an admin already has no button. */
export const AlreadyAdmin = meta.story({
  name: 'An admin',
  tags: ['good-day'],
  args: { users: ready([admin]) },
  async play({ canvas }) {
    await expect(canvas.getByText('Admin')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

/** Nobody has an account: the count is 0 and the page says so. */
export const Empty = meta.story({
  name: 'No users yet',
  tags: ['empty'],
  args: { users: ready([]) },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Current Users: 0' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'No users yet' })).toBeVisible()
  },
})

/** The heading is there, without a number as long as nobody knows it (ADMIN-10). */
export const Loading = meta.story({
  name: 'The users are loading',
  tags: ['waiting'],
  args: { users: loading },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Manage Current Users$/)
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading all users')
  },
})

const failure = failed('server')

/** The page says so and offers to try again. */
export const Failed = meta.story({
  name: 'The users could not load',
  tags: ['went-wrong'],
  args: { users: failure },
  play: ({ canvas }) => expectCallOnPress(canvas, 'Try again', failure.retry),
})

/** The users loaded before stay, with a note that they could not be refreshed. */
export const Stale = meta.story({
  name: 'The latest could not be loaded',
  tags: ['went-wrong'],
  args: { users: ready([customer, admin], { stale: true }) },
  async play({ canvas }) {
    await expect(canvas.getByText(/could not be refreshed/)).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(3)
  },
})

/** Before somebody becomes an admin, name and address are shown, and “Not now” is the safe answer. */
export const Confirming = meta.story({
  name: '“Make an admin?”',
  tags: ['good-day'],
  args: { users: ready([customer, admin]) },
  async play({ args: { onMakeAdmin }, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Make Admin' }))
    const question = await expectQuestion('Make an admin?', /^Kamal Hossain, demo\.user@dhruva\.example, will manage/)
    await expect(question.getByRole('button', { name: 'Not now' })).toHaveFocus()
    await expect(onMakeAdmin).not.toHaveBeenCalled()
  },
})

/** The button says so, further clicks do nothing, and the other buttons wait. */
export const BusyRow = meta.story({
  name: 'A user is becoming an admin',
  tags: ['waiting'],
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

/** The mark “Admin” appears at once, and the list is ready for the next one. */
export const PromotedJustNow = meta.story({
  name: 'A user has become an admin',
  tags: ['good-day'],
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

/** Only users that match stay; the heading still counts all of them. */
export const Searched = meta.story({
  name: 'Searching the users',
  tags: ['good-day'],
  args: { users: ready(manyUsers(40)) },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search users' }), 'yuki 3')
    await waitFor(() => expect(rowNames(canvas)).toHaveLength(5))
    await expect(canvas.getByText('5 of 40 shown')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Current Users: 40' })).toBeVisible()
  },
})

/** The admin sorts by e-mail address, or puts admins first; user 2 comes before user 12. */
export const Sorted = meta.story({
  name: 'Sorting the users',
  tags: ['good-day'],
  args: { users: ready(manyUsers(12).toReversed()) },
  async play({ canvas, userEvent }) {
    const sort = canvas.getByRole('combobox', { name: 'Sort by' })
    await userEvent.selectOptions(sort, 'Email')
    await waitFor(() => expect(rowNames(canvas)[0]).toMatch(/user-1@/))
    await expect(rowNames(canvas).at(-1)).toMatch(/user-12@/)
    await userEvent.selectOptions(sort, 'Admins first')
    await waitFor(() => expect(rowNames(canvas)[1]).toMatch(/user-5@/))
  },
})

/** The page repeats the words that were searched and leads back to all users. */
export const NothingFound = meta.story({
  name: 'The search finds nobody',
  tags: ['empty'],
  args: { users: ready(manyUsers(8)), search: listSearch('nobody') },
  play: ({ canvas }) => expectNothingFound(canvas, 'nobody', 8, 'Show all users'),
})

/** The list stays quick and finds one user among them all (STATE-11). */
export const TenThousandRows = meta.story({
  name: 'Ten thousand users',
  tags: ['borders'],
  args: { users: ready(manyUsers(10_000)) },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Current Users: 10000' })).toBeVisible()
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(500_000))
    await expect(rowNames(canvas).length).toBeLessThan(60)
    await userEvent.type(canvas.getByRole('searchbox'), 'user-7777@')
    await waitFor(() => expect(rowNames(canvas)).toHaveLength(1))
    await expect(row(canvas, /user-7777@/).getByRole('button', { name: 'Make Admin' })).toBeEnabled()
  },
})

/** Endless addresses, Arabic names and code in a name stay inside the page. */
export const LongWords = meta.story({
  name: 'Odd names and addresses',
  tags: ['borders'],
  args: {
    users: ready([
      { email: `${'long'.repeat(40)}@dhruva.example`, name: 'Word '.repeat(40), isAdmin: false },
      { email: 'layla@dhruva.example', name: 'ليلى حسن', isAdmin: false },
      { email: 'markup@dhruva.example', name: '<b>Bold</b> 👩🏽‍🔧', isAdmin: true },
    ]),
  },
  play: fitsTheWindow,
})

/** A user who can't be read stands in the list with the row's id, without an action; the others are as they were. */
export const Unreadable = meta.story({
  name: 'A user can’t be read',
  tags: ['borders'],
  args: { users: ready([toUnreadableUser({ _id: 'user-7' }, 0), customer]) },
  async play({ canvas }) {
    await expect(canvas.getByText(/This user can’t be read/)).toHaveTextContent('user-7')
    await expect(canvas.getAllByRole('button', { name: 'Make Admin' })).toHaveLength(1)
  },
})

/** On a screen of 320 pixels each user becomes a card of its own. */
export const Small = meta.story({ name: 'On a small phone', tags: ['borders'], ...onSmallPhone })
