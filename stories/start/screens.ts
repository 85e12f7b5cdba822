import { toId } from 'storybook/internal/csf'

/**
 * The states that any screen can be in. Each key is the id of a rule, and the tag of the stories that show the state. Each value
 * explains why some screens have no story for the state.
 */
export const generalStates = {
  'STATE-1': 'They load nothing, because everything comes with the page.',
  'STATE-2': 'They show nothing that was loaded before.',
  'STATE-3': 'They have no list.',
  'STATE-4': 'They load nothing that could fail.',
  'STATE-5': 'They load one list or item, or nothing, so they fail as a whole.',
  'STATE-6': 'A bar around every screen shows this state (Blocks, AppShell).',
  'STATE-7': 'Nobody else can change what is typed or paid there, and lists are refetched.',
  'STATE-8': 'Every screen shows the same message (Blocks, LoadFailure).',
  'STATE-9': 'They are open to everyone, or the account is checked before they open.',
  'STATE-10': 'Every screen that waits shows the same message (Blocks, LoadFailure).',
  'STATE-11': 'Their wording is the shop’s own; Payment shows an order as My Orders does.',
  'STATE-12': 'They show no picture from the server, or show it as the Tools page does.',
  'STATE-13': 'They send nothing; Contact prepares an email.',
  'STATE-14': 'They send nothing.',
  'STATE-15': 'They send nothing, or treat a response without a confirmation as an error.',
  'STATE-16': 'Every screen has a story at 320 px, which also covers zoom. Six stories show forced colours.',
  'STATE-17': 'People print receipts, quotations and orders. An end-to-end test prints the admin’s lists.',
} as const

/**
 * Reasons why some states can't be reached in the demo. Each key is the tag of the stories that show such a state. All other
 * stories are tagged with the scenario in which the demo reaches their state.
 */
export const unreachableReasons = {
  'no-response': 'The demo’s login service and card provider never respond like this.',
  'no-device': 'It takes a second device, a browser without storage, or a connection without https.',
  'no-missing-file': 'The demo serves all of its files, even offline.',
  'no-data': 'The demo’s data has no such rows, and its forms can’t create them.',
  'no-snapshot': 'The pages of the demo contain no parts; those of the shop do (DATA-20).',
  'no-other-configuration': 'The demo has demo accounts and no privacy notice.',
} as const

/**
 * Describes a screen, or a frame around all screens. The screen's first story shows the screen in the shop's shell.
 * @param title the title of the screen's stories; its last two segments are the group and the name
 * @param stateNumbers the numbers of the general states that the screen can be in; each state must have a story
 */
function describeScreen(title: string, ...stateNumbers: number[]) {
  const [group = '', name = ''] = title.split('/').slice(-2)
  const states = stateNumbers.map((number) => `STATE-${number}`)
  return { title, name, group, states, pageId: toId(title, 'docs'), pictureStoryId: toId(title, 'In The Shop') }
}

/** The components that surround or replace screens. */
export const frames = [
  describeScreen('Blocks/AppShell', 6, 11, 13, 16),
  describeScreen('Blocks/StartNotice', 10, 16),
  describeScreen('Blocks/LoadFailure', 4, 6, 8, 9, 10),
]

/**
 * Describes a screen that is a page of its own.
 * @param file the name of the page's files in `stories/screens` and `stories/inApp`, without `Screen.stories.tsx`
 */
const describePage = (file: string, title: string, ...stateNumbers: number[]) => ({
  file,
  ...describeScreen(`Screens/${title}`, ...stateNumbers),
})

/** Every screen, in the order of the sidebar. The pages Start here, All screens and Coverage use this list. */
export const screens = [
  describePage('Home', 'Public/Home', 1, 2, 3, 4, 5, 6, 11, 16),
  describePage('Parts', 'Public/Tools', 1, 2, 3, 4, 6, 10, 11, 12, 16),
  describePage('About', 'Public/About Us', 16),
  describePage('Contact', 'Public/Contact', 14, 16),
  describePage('Login', 'Public/Login', 13, 14, 16),
  describePage('Signup', 'Public/Signup', 13, 14, 16),
  describePage('Access', 'Public/Account check', 1, 4, 8, 9, 10, 13, 16),
  describePage('NotFound', 'Public/Page not Found', 12, 16),
  describePage('Purchase', 'Customer/Purchase', 1, 2, 4, 6, 7, 11, 12, 13, 14, 15, 16, 17),
  describePage('Dashboard', 'Customer/Dashboard', 1, 4, 5, 16),
  describePage('Profile', 'Customer/My Profile', 1, 2, 4, 5, 7, 11, 13, 14, 16),
  describePage('MyOrders', 'Customer/My Orders', 1, 2, 3, 4, 6, 8, 11, 12, 13, 14, 15, 16, 17),
  describePage('AddReview', 'Customer/Add A Review', 7, 9, 10, 11, 13, 14, 16),
  describePage('Payment', 'Customer/Payment', 1, 2, 4, 7, 9, 13, 14, 16, 17),
  describePage('AddPart', 'Admin/Add New Product', 11, 13, 14, 15, 16),
  describePage('ManageAllOrders', 'Admin/Manage All Orders', 1, 2, 3, 4, 7, 9, 11, 13, 14, 15, 16, 17),
  describePage('ManageUserReviews', 'Admin/Manage User Reviews', 1, 2, 3, 4, 11, 13, 14, 15, 16),
  describePage('ManageUsers', 'Admin/Manage Current Users', 1, 2, 3, 4, 9, 11, 13, 14, 16),
]

/** Why some screens that load data never show outdated data (STATE-2). */
export const neverOutdatedReasons = {
  'Screens/Public/Account check': 'It shows no data, since it only checks who may open a page.',
  'Screens/Customer/Dashboard':
    'If part of the menu can’t be loaded, the menu says so. What it shows is never out of date.',
}

export const screenGroups = [...new Set(screens.map(({ group }) => group))]
