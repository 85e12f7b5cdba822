import { expect, fn, waitFor } from 'storybook/test'
import { makeUser } from '#mocks/seed/builders.ts'
import { users } from '#mocks/seed/users.ts'
import { ManageUsersScreen, type ManageUsersScreenProps } from '#src/design-system/screens/ManageUsersScreen.tsx'
import { toUser, type User } from '#src/domain/user.ts'
import { expectNoResults, getRow, getRowNames, expectRowCount } from '#stories/support/lists.ts'
import {
  expectConfirmBeforeCall,
  expectCallOnClick,
  expectDisabled,
  expectConfirmation,
  expectBusyIgnoresClick,
} from '#stories/support/buttons.ts'
import { expectNoSidewaysScroll, playAll, onSmallPhone, expectText } from '#stories/support/plays.ts'
import { serverFailure, makeListCsv, makeListSearch, loading, ready } from '#stories/support/data.ts'
import { inDashboard, inShell } from '#stories/support/inShell.tsx'
import { withQuery } from '#stories/support/frames.tsx'
import preview from '#storybook/preview.tsx'

const allUsers = users.map(toUser)
const customerUser = toUser(makeUser())
const adminUser = toUser(makeUser({ email: 'demo.admin@dhruva.example', name: 'Nadia Rahman', role: 'admin' }))
const namelessUser = toUser(makeUser({ email: 'buying+parts@boguradiesel.example', name: null }))

const args: ManageUsersScreenProps = {
  users: ready(allUsers),
  search: makeListSearch(),
  csv: makeListCsv(),
  busyEmail: null,
  onMakeAdmin: fn(),
}

const meta = preview.meta({
  title: 'Screens/Admin/Manage Current Users',
  component: ManageUsersScreen,
  parameters: { routerPath: '/dashboard/makeadmin' },
  args,
  render: inDashboard('admin', withQuery(ManageUsersScreen)),
})

/** The page lists everyone with an account, and the admin can make a customer an admin. */
export const InTheShop = meta.story({
  name: 'In the shop',
  tags: ['good-day'],
  ...inShell('admin'),
  async play({ canvas }) {
    await expectText(`Current Users: ${allUsers.length}`)({ canvas })
    const makeAdminButton = getRow(canvas, /demo\.user@/).getByRole('button', { name: 'Make Admin' })
    await expect(makeAdminButton).toHaveAccessibleDescription('demo.user@dhruva.example')
    await expect(getRow(canvas, /demo\.user@/).getByRole('link', { name: 'See orders' })).toHaveAttribute(
      'href',
      expect.stringMatching(/manageallorders\?customer=demo\.user%40dhruva\.example$/),
    )
    await expect(getRow(canvas, /demo\.admin@/).queryByRole('button')).toBeNull()
  },
})

/** The list shows “No name”, and the confirmation shows the email instead of a name. */
export const NoName = meta.story({
  name: 'A user without a name',
  tags: ['borders', 'everydayShop'],
  args: { users: ready([namelessUser]) },
  play: playAll(
    expectText('No name'),
    expectConfirmBeforeCall(
      'Make Admin',
      args.onMakeAdmin,
      'Make this user an admin?',
      /^buying\+parts@boguradiesel\.example will be able to manage/,
    ),
  ),
})

/** Nobody has an account yet, so the count is 0, and a message says so. */
export const Empty = meta.story({
  name: 'No users yet',
  tags: ['empty', 'STATE-3', 'no-data'],
  args: { users: ready([]) },
  play: expectText('Current Users: 0', 'No users yet'),
})

/** The heading shows no number until the users have loaded (ADMIN-10). */
export const Loading = meta.story({
  name: 'The users are loading',
  tags: ['waiting', 'STATE-1'],
  args: { users: loading },
  play: expectText('Loading all users'),
})

/** The page shows an error message with “Try again”. */
export const Failed = meta.story({
  name: 'The users could not load',
  tags: ['went-wrong', 'STATE-4'],
  args: { users: serverFailure },
  play: expectCallOnClick('Try again', serverFailure.retry),
})

/** The previously loaded users stay, with a note that they may be out of date. */
export const Stale = meta.story({
  name: 'The latest could not be loaded',
  tags: ['went-wrong', 'STATE-2'],
  args: { users: ready([customerUser, adminUser], { stale: true }) },
  play: expectText(/^We couldn’t refresh th/),
})

/** Before a user becomes an admin, a confirmation shows name and email, and “Cancel” is the default. */
export const Confirming = meta.story({
  name: '“Make this user an admin?”',
  tags: ['good-day'],
  args: { users: ready([customerUser, adminUser]) },
  async play({ args: { onMakeAdmin }, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Make Admin' }))
    const confirmation = await expectConfirmation(
      'Make this user an admin?',
      /^Kamal Hossain \(demo\.user@dhruva\.example\) will be able to manage/,
    )
    await expect(confirmation.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await expect(onMakeAdmin).not.toHaveBeenCalled()
  },
})

/** The button is busy, more clicks do nothing, and the other buttons are disabled. */
export const BusyRow = meta.story({
  name: 'A user is being made an admin',
  tags: ['waiting', 'STATE-13'],
  args: { users: ready([customerUser, namelessUser]), busyEmail: customerUser.email },
  play: playAll(expectBusyIgnoresClick('Saving…', args.onMakeAdmin), expectDisabled('Make Admin')),
})

const makeManyUsers = (count: number): User[] =>
  Array.from({ length: count }, (_, index) => ({
    email: `user-${index + 1}@dhruva.example`,
    name: `${['Tania', 'Arjun', 'Yuki', 'Priya'][index % 4]} ${index + 1}`,
    isAdmin: index % 5 === 4,
  }))

/** A message repeats the search and offers a way back to all users. */
export const NothingFound = meta.story({
  name: 'The search finds nobody',
  tags: ['empty', 'everydayShop'],
  // A list of four rows shows its search field only while a search is active.
  args: { users: ready(makeManyUsers(4)), search: makeListSearch('nobody') },
  play: expectNoResults('nobody', 4, 'Show all users'),
})

/** The page shows the first hundred users, and the search finds one user among all ten thousand (STATE-11). */
export const TenThousandRows = meta.story({
  name: 'Ten thousand users',
  tags: ['borders', 'STATE-11'],
  args: { users: ready(makeManyUsers(10_000)) },
  async play({ canvas, userEvent }) {
    await expectRowCount(100)
    await userEvent.type(canvas.getByRole('searchbox'), 'user-7777@')
    await waitFor(() => expect(getRowNames(canvas)).toHaveLength(1))
  },
})

/** Very long emails, Arabic names and code in a name stay inside the page. */
export const LongWords = meta.story({
  name: 'Odd names and addresses',
  tags: ['borders', 'STATE-11'],
  args: {
    users: ready([
      { email: `${'long'.repeat(40)}@dhruva.example`, name: 'Word '.repeat(40), isAdmin: false },
      { email: 'layla@dhruva.example', name: 'ليلى حسن', isAdmin: false },
      { email: 'markup@dhruva.example', name: '<b>Bold</b> 👩🏽‍🔧', isAdmin: true },
    ]),
  },
  play: expectNoSidewaysScroll,
})

/** At 320 pixels each user is a card. */
export const Small = meta.story({ name: 'On a small phone', tags: ['borders', 'STATE-16'], ...onSmallPhone })
