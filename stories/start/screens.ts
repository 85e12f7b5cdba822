import { toId } from 'storybook/internal/csf'

/**
 * The states that any screen can be in. The key is the id of the rule, and the tag of the stories that show the state. The
 * value explains why screens whose line below lacks the state have no story for it.
 */
export const generalStates = {
  'STATE-1': 'They load nothing: everything comes with the page.',
  'STATE-2': 'They show nothing that was loaded before.',
  'STATE-3': 'They have no list.',
  'STATE-4': 'They load nothing that could fail.',
  'STATE-5': 'They load one list or item, or nothing, so they fail as a whole.',
  'STATE-6': 'The bar around every screen shows it: Blocks, AppShell.',
  'STATE-7': 'Others can’t change what is typed or paid there in the meantime; lists are refetched.',
  'STATE-8': 'Every screen shows the same message: Blocks, LoadFailure.',
  'STATE-9': 'The account check comes first, or they are open to everyone.',
  'STATE-10': 'Everything that waits shows the same message: Blocks, LoadFailure.',
  'STATE-11': 'Their wording is the shop’s own; Payment shows an order as My Orders does.',
  'STATE-12': 'They show no picture from the server, or show it as the Tools page does.',
  'STATE-13': 'They send nothing; Contact prepares an email.',
  'STATE-14': 'They send nothing.',
  'STATE-15': 'They send nothing, or show a response that confirms nothing as an error.',
  'STATE-16': 'Every screen has a story at 320 px, which also covers zoom. Six stories show forced colours.',
  'STATE-17': 'People print receipts, quotations and orders. An end-to-end test prints the admin’s lists.',
} as const

/**
 * Why nobody can reach a state in the demo. The key is the tag of the stories that show the state. Other stories are tagged
 * with the scenario in which people can reach their state.
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
 * Describes a screen, or a frame around all screens. The first story shows the screen in its shell.
 * @param title the title of the screen's stories, which ends with group and name
 * @param rules the numbers of the general states that the screen can be in; each state must have a story
 */
function screen(title: string, ...rules: number[]) {
  const [group = '', name = ''] = title.split('/').slice(-2)
  const states = rules.map((rule) => `STATE-${rule}`)
  return { title, name, group, states, pageId: toId(title, 'docs'), pictureId: toId(title, 'In The Shop') }
}

/** The components that surround or replace screens. */
export const frames = [
  screen('Blocks/AppShell', 6, 11, 13, 16),
  screen('Blocks/StartNotice', 10, 16),
  screen('Blocks/LoadFailure', 4, 6, 8, 9, 10),
]

/**
 * Describes a screen.
 * @param file the name of its files in `stories/screens` and `stories/inApp`, without `Screen.stories.tsx`
 */
const page = (file: string, title: string, ...rules: number[]) => ({ file, ...screen(`Screens/${title}`, ...rules) })

/** Every screen, in the order of the sidebar. The pages Start here, All screens and Coverage use this list. */
export const screens = [
  page('Home', 'Public/Home', 1, 2, 3, 4, 5, 6, 11, 16),
  page('Parts', 'Public/Tools', 1, 2, 3, 4, 6, 10, 11, 12, 16),
  page('About', 'Public/About Us', 16),
  page('Contact', 'Public/Contact', 14, 16),
  page('Login', 'Public/Login', 13, 14, 16),
  page('Signup', 'Public/Signup', 13, 14, 16),
  page('Access', 'Public/Account check', 1, 4, 8, 9, 10, 13, 16),
  page('NotFound', 'Public/Page not Found', 12, 16),
  page('Purchase', 'Customer/Purchase', 1, 2, 4, 6, 7, 11, 12, 13, 14, 15, 16, 17),
  page('Dashboard', 'Customer/Dashboard', 1, 4, 5, 16),
  page('Profile', 'Customer/My Profile', 1, 2, 4, 5, 7, 11, 13, 14, 16),
  page('MyOrders', 'Customer/My Orders', 1, 2, 3, 4, 6, 8, 11, 12, 13, 14, 15, 16, 17),
  page('AddReview', 'Customer/Add A Review', 7, 9, 10, 11, 13, 14, 16),
  page('Payment', 'Customer/Payment', 1, 2, 4, 7, 9, 13, 14, 16, 17),
  page('AddPart', 'Admin/Add New Product', 11, 13, 14, 15, 16),
  page('ManageAllOrders', 'Admin/Manage All Orders', 1, 2, 3, 4, 7, 9, 11, 13, 14, 15, 16, 17),
  page('ManageUserReviews', 'Admin/Manage User Reviews', 1, 2, 3, 4, 11, 13, 14, 15, 16),
  page('ManageUsers', 'Admin/Manage Current Users', 1, 2, 3, 4, 9, 11, 13, 14, 16),
]

/** Why some screens that load data never show outdated data (STATE-2). */
export const neverOutdatedReasons = {
  'Screens/Public/Account check': 'It only decides who may pass, and shows no data.',
  'Screens/Customer/Dashboard':
    'If part of the menu can’t be loaded, the menu says so. What it shows is never out of date.',
}

export const screenGroups = [...new Set(screens.map(({ group }) => group))]
