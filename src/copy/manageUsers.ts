import { lists } from '#src/copy/lists.ts'
import { isolate } from '#src/copy/isolate.ts'

/** Manage Current Users (SHOP-2, SHOP-6, ADMIN-7, ADMIN-10). */
export const manageUsers = {
  title: (count: number) => `Current Users: ${count}`,
  loading: 'Loading all users',
  list: {
    search: 'Search users',
    sorts: { server: 'As they come', email: 'Email', name: 'Name', admins: 'Admins first' },
    count: lists.count,
    showAll: 'Show all users',
  },
  stale: 'These users could not be refreshed. They may have changed.',
  empty: 'No users yet',
  emptyHint: 'Everybody who logs in appears here.',

  email: 'Email',
  name: 'Name',
  role: 'Role',

  /** Names a user who can’t be read, by the id or the row (DATA-14). */
  unreadable: (id: string) => `This user can’t be read: ${isolate(id)}`,

  admin: 'Admin',
  makeAdmin: 'Make Admin',
  making: 'Saving…',
  question: 'Make an admin?',
  /** Names the user in the confirmation dialog. */
  who: (name: string, email: string) => (name === '' ? email : `${isolate(name)}, ${email},`),
  consequence: 'will manage users, orders, parts and reviews. It can’t be taken back here.',
  confirm: 'Make Admin',
  keep: 'Not now',
} as const
