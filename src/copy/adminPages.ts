import { isolate } from '#src/format/text.ts'
import { titles } from '#src/copy/titles.ts'
import { orders } from '#src/copy/customerPages.ts'
import { lists } from '#src/copy/shared.ts'

const megabyte = 1024 * 1024

/** Add New Product (PAGE-11). */
export const addPart = {
  formTitle: 'The new part',
  name: 'Name',
  price: 'Price per unit',
  priceHint: 'In dollars',
  minimumQuantity: 'Minimum quantity',
  availableParts: 'Available parts',
  describe: 'Describe', // sic
  image: 'Image',
  imageHint: 'JPEG, PNG, WebP, AVIF or GIF, at most 32 MB. Square ones look best.',
  choose: 'Choose a picture',
  change: 'Choose another picture',
  drop: 'or drop it here',
  /** Formats a file size in bytes. */
  size: (bytes: number) =>
    bytes < megabyte ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / megabyte).toFixed(1)} MB`,
  problems: {
    notAPicture: (file: string) => `${isolate(file)} is not a picture of these kinds. Please choose another file.`,
    empty: (file: string) => `${isolate(file)} is empty. Please choose another file.`,
    changed: (file: string) => `${isolate(file)} has been moved or changed since. Please choose it again.`,
    tooBig: (file: string) => `${isolate(file)} is larger than 32 MB. Please choose a smaller picture.`,
  },

  submit: 'Add Product',
  adding: 'Adding the part…',
  uploading: 'Uploading the picture…',
  stop: 'Stop the upload',
  saving: 'Saving the part…',
  done: { title: 'The part is in the catalogue', text: 'Customers see it from now on.', link: 'See all parts' },
  uploadFailed: {
    title: 'The picture could not be uploaded',
    text: 'Nothing was added. Your form is kept, so you can try again.',
  },
  saveFailed: {
    title: 'The part could not be saved',
    text: 'Your form is kept, and the picture is uploaded already: trying again sends the part only.',
  },
  saveUnknown: {
    title: 'We can’t tell whether the part was saved',
    text: `It may have gone through: look at ${titles.parts} first. Your form is kept, and the picture is uploaded already.`,
    link: titles.parts,
  },
  preview: 'As customers see it',

  /** Fills the form from a part of the catalogue (ADMIN-25). */
  like: {
    label: 'Start from a part',
    hint: 'Fills the form, picture included. Change what differs.',
    fill: 'Fill in',
    unknown: 'No part has this name. Choose one from the list.',
    loading: 'The parts are still loading. Please try again.',
    again: 'Add another like this',
    picture: 'Its picture',
  },
} as const

/** Manage All Orders (SHOP-2, SHOP-4, ADMIN-7, ADMIN-10). */
export const manageOrders = {
  title: (count: number) => `Manage All Orders: ${count}`,
  loading: 'Loading all orders',
  list: {
    ...orders.list,
    sorts: { ...orders.list.sorts, toShip: 'To be shipped first', customer: 'Customer' },
  },
  stale: orders.stale,
  empty: 'No orders yet',
  emptyHint: 'An order appears here as soon as a customer places one.',

  customer: 'Customer',
  unnamed: 'Name not given',
  status: 'Status',
  paid: 'Paid',
  /** Describes an order in a confirmation dialog. */
  what: (part: string, quantity: string, customer: string) =>
    `${isolate(part)}, ${quantity}, for ${isolate(customer)}.`,

  ship: 'Ship',
  shipping: 'Shipping…',
  shipTitle: 'Mark as shipped?',
  shipText: 'The customer sees it at once. It can’t be taken back.',
  shipConfirm: 'Mark as shipped',

  remove: 'Delete',
  removing: 'Deleting…',
  removeTitle: 'Delete this order?',
  removeText: 'A deleted order can’t be brought back.',
  removeConfirm: 'Delete the order',
  keep: 'Not now',
} as const

/** Manage User Reviews (SHOP-2, ADMIN-7, ADMIN-9, ADMIN-10). */
export const manageReviews = {
  title: (count: number) => `Manage User Reviews: ${count}`,
  loading: 'Loading all reviews',
  list: {
    search: 'Search reviews',
    sorts: {
      server: 'As they come',
      newest: 'Newest first',
      name: 'Name',
      country: 'Country',
      ratingUp: 'Rating, low to high',
      ratingDown: 'Rating, high to low',
    },
    count: lists.count,
    showAll: 'Show all reviews',
  },
  stale: 'These reviews could not be refreshed. They may have changed.',
  empty: 'No reviews yet',
  emptyHint: 'What customers write about the parts appears here.',

  name: 'Name',
  country: 'Country',
  rating: 'Rating',
  review: 'Review',
  actions: 'Actions',
  notGiven: '–',
  more: 'Show all',
  less: 'Show less',

  remove: 'Delete',
  removing: 'Deleting…',
  removeTitle: 'Delete this review?',
  /** Describes a review in the confirmation dialog. */
  what: (name: string, excerpt: string) => `${isolate(name)}: “${isolate(excerpt)}”`,
  removeText: 'A deleted review can’t be brought back.',
  removeConfirm: 'Delete the review',
  keep: 'Not now',
} as const

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
