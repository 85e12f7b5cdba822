import { isolate } from '#src/lib/bidi.ts'
import { titles } from '#src/copy/titles.ts'
import { orders } from '#src/copy/customerPages.ts'
import { lists } from '#src/copy/shared.ts'

const megabyte = 1024 * 1024

/** The Add New Product page (PAGE-11). */
export const addPart = {
  formTitle: 'New part',
  name: 'Name',
  price: 'Price per unit',
  priceHint: 'In dollars',
  minimumQuantity: 'Minimum quantity',
  availableParts: 'Available parts',
  describe: 'Describe', // sic
  image: 'Image',
  imageHint: 'JPEG, PNG, WebP, AVIF or GIF, up to 32 MB. Square pictures look best.',
  choose: 'Choose a picture',
  change: 'Choose another picture',
  drop: 'or drop it here',
  fileSize: (bytes: number) =>
    bytes < megabyte ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / megabyte).toFixed(1)} MB`,
  problems: {
    notAPicture: (file: string) => `${isolate(file)} isn’t a supported picture type. Please choose another file.`,
    empty: (file: string) => `${isolate(file)} is empty. Please choose another file.`,
    changed: (file: string) => `${isolate(file)} has been moved or changed. Please choose it again.`,
    tooBig: (file: string) => `${isolate(file)} is larger than 32 MB. Please choose a smaller picture.`,
  },

  submit: 'Add Product',
  adding: 'Adding the part…',
  uploading: 'Uploading the picture…',
  stop: 'Stop upload',
  saving: 'Saving the part…',
  done: { title: 'Part added', text: 'Customers can see it now.', link: 'See all parts' },
  uploadFailed: {
    title: 'We couldn’t upload the picture',
    text: 'Nothing was added, and your form is still here. Please try again.',
  },
  saveFailed: {
    title: 'We couldn’t save the part',
    text: 'Your form is still here, and the picture is already uploaded. Trying again sends only the part.',
  },
  saveUnknown: {
    title: 'We can’t tell whether the part was saved',
    text: `Check ${titles.parts} before you try again. Your form is still here, and the picture is already uploaded.`,
    link: titles.parts,
  },
  preview: 'Preview',

  /** The controls that fill the form with the values of an existing part (ADMIN-25). */
  existingPart: {
    label: 'Start from an existing part',
    hint: 'Copies its details and picture into the form. Then change what’s different.',
    fill: 'Use this part',
    unknown: 'No part has this name. Choose one from the list.',
    loading: 'The parts are still loading. Please try again in a moment.',
    addAnother: 'Add another like this',
    picture: 'Picture from the existing part',
  },
} as const

/** The Manage All Orders page (SHOP-2). */
export const manageOrders = {
  title: (count: number) => `Manage All Orders: ${count}`,
  loading: 'Loading all orders',
  list: {
    ...orders.list,
    sorts: { ...orders.list.sorts, toShip: 'Ready to ship first', customer: 'Customer' },
  },
  stale: orders.stale,
  empty: 'No orders yet',
  emptyHint: 'Orders appear here as soon as customers place them.',

  customer: 'Customer',
  unnamed: 'No name',
  status: 'Status',
  paid: 'Paid',
  describeOrder: (part: string, quantity: string, customer: string) =>
    `${isolate(part)}, ${quantity}, for ${isolate(customer)}.`,

  ship: 'Ship',
  shipping: 'Shipping…',
  shipConfirmation: {
    title: 'Mark as shipped?',
    text: (order: string) => `${order} The customer sees this right away, and it can’t be undone.`,
    confirmLabel: 'Mark as shipped',
    cancelLabel: 'Cancel',
  },

  remove: 'Delete',
  removing: 'Deleting…',
  deleteConfirmation: {
    title: 'Delete this order?',
    text: (order: string) => `${order} This can’t be undone.`,
    confirmLabel: 'Delete order',
    cancelLabel: orders.cancelConfirmation.cancelLabel,
  },
} as const

/** The Manage User Reviews page (SHOP-2). */
export const manageReviews = {
  title: (count: number) => `Manage User Reviews: ${count}`,
  loading: 'Loading all reviews',
  list: {
    search: 'Search reviews',
    sorts: {
      server: 'Default order',
      newest: 'Newest first',
      name: 'Name',
      country: 'Country',
      ratingUp: 'Rating, low to high',
      ratingDown: 'Rating, high to low',
    },
    count: lists.count,
    showAll: 'Show all reviews',
  },
  stale: 'We couldn’t refresh these reviews. They may be out of date.',
  empty: 'No reviews yet',
  emptyHint: 'Customer reviews will appear here.',

  name: 'Name',
  country: 'Country',
  rating: 'Rating',
  review: 'Review',
  actions: 'Actions',
  notGiven: '–',
  more: 'Show more',
  less: 'Show less',

  remove: 'Delete',
  removing: 'Deleting…',
  deleteConfirmation: {
    title: 'Delete this review?',
    text: (name: string, excerpt: string) =>
      `The review “${isolate(excerpt)}” by ${isolate(name)} will be deleted. This can’t be undone.`,
    confirmLabel: 'Delete review',
    cancelLabel: 'Keep review',
  },
} as const

/** The Manage Current Users page (SHOP-2). */
export const manageUsers = {
  title: (count: number) => `Current Users: ${count}`,
  loading: 'Loading all users',
  list: {
    search: 'Search users',
    sorts: { server: 'Default order', email: 'Email', name: 'Name', admins: 'Admins first' },
    count: lists.count,
    showAll: 'Show all users',
  },
  stale: 'We couldn’t refresh these users. They may be out of date.',
  empty: 'No users yet',
  emptyHint: 'Everyone who logs in appears here.',

  email: 'Email',
  name: 'Name',
  role: 'Role',

  /** The name of a user whose row can’t be read, with the row's id or number (DATA-14). */
  unreadable: (id: string) => `User with unreadable data: ${isolate(id)}`,

  admin: 'Admin',
  makeAdmin: 'Make Admin',
  making: 'Saving…',
  makeAdminConfirmation: {
    title: 'Make this user an admin?',
    text: (name: string, email: string) =>
      `${name === '' ? email : `${isolate(name)} (${email})`} will be able to manage users, orders, parts and reviews. This can’t be undone here.`,
    confirmLabel: 'Make Admin',
    cancelLabel: 'Cancel',
  },
} as const
