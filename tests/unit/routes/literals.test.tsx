import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/db.ts'
import { personas, type Persona } from '#mocks/personas.ts'
import { findPage, mountApp } from '#tests/support/mountApp.tsx'

interface PageTexts {
  as?: Persona
  heading: string | RegExp
  texts: string[]
}

const about = [
  'SOMTHING ABOUT US',
  '25 years of experience in the manufacture industry',
  'Buy Now',
  'Best Manufacturing',
  'Award Winning',
  'Factory Growth',
  'Global Certified',
]
const business = [
  'Our Business Improvments',
  'Thats Why People Chouse Us',
  '80',
  'Countries',
  '345',
  'Company Clients',
  '286',
  'Our Projects',
  '845',
  'Positive Feedback',
]
const customize = ['CUSTOMIXZE YOUR MECHINE', 'Custom exhausts', 'Custom wheels', 'Custom body kits']
const part = ['Minimum Order', 'Available Now', '20 pcs', '480 pcs', '$84.00', 'Purchase Now']
const signInOptions = ['Google Sign In', 'Demo User', 'Demo Admin']
const card = ['Education', 'Address', 'Country', 'Phone', 'LinkedIn']
const everyRole = ['My Profile', 'My Orders']
const customer = ['User Dashboard', ...everyRole, 'Add A Review']
const admin = [
  'Admin Penal',
  ...everyRole,
  'Add New Product',
  'Manage All Orders',
  'Manage User Reviews',
  'Manage Current Users',
]

/** The texts of the specification (SHOP-2) by page. */
const pages: Record<string, PageTexts> = {
  '/': {
    heading: /car parts manufacturer$/,
    texts: ['EXPLORE NOW', 'COLLECTIONS', 'AVAILABLE PARTS', 'What Our Clients Say'].concat(
      part,
      about,
      business,
      customize,
    ),
  },
  '/parts': { heading: 'AVAILABLE PARTS', texts: part },
  '/about': { heading: 'SOMTHING ABOUT US', texts: [...about, ...business, ...customize] },
  '/login': { heading: 'Login', texts: ['Email', 'Password', 'LOGIN', 'Forget Password', ...signInOptions] },
  '/signup': { heading: 'Signup', texts: ['Name', 'Email', 'Password', 'SIGN UP', ...signInOptions] },
  '/contact': { heading: 'Contact', texts: ['Email', 'Name', 'Message'] },
  '/no/such/page': { heading: 'Page not Found', texts: [] },
  '/purchase/brake-rotor-345': {
    as: 'customer',
    heading: 'Ventilated brake rotor 345 mm',
    texts: ['Name', 'Email', 'Phone', 'Address', 'Quantity', 'PURCHASE', 'Minimum Order', 'Available Now', '$84.00'],
  },
  '/dashboard': { as: 'customer', heading: 'My Profile', texts: [...customer, ...card] },
  '/dashboard/mypurchases': {
    as: 'customer',
    heading: 'My Orders',
    texts: [...customer, 'Purchased Done', 'All-Ready Paid', 'Pay', 'Cancel'],
  },
  '/dashboard/addreviews': { as: 'customer', heading: 'Add A Review', texts: ['Rating', 'Country', 'Review'] },
  '/dashboard/payment/order-1012': {
    as: 'customer',
    heading: 'Payment',
    texts: ["Let's Payment For Deal", 'Payment Confirm', 'Ventilated brake rotor 345 mm', '20 pcs', '$1,680.00'],
  },
  '/dashboard/addproduct': {
    as: 'admin',
    heading: 'Add New Product',
    texts: [...admin, 'Name', 'Price per unit', 'Minimum quantity', 'Available parts', 'Describe', 'Image'],
  },
  '/dashboard/manageallorders': {
    as: 'admin',
    heading: 'Manage All Orders: 16',
    texts: [...admin, 'Unpaid', 'Pending', 'Shipped', 'Ship', 'Delete'],
  },
  '/dashboard/manageUserReviews': {
    as: 'admin',
    heading: 'Manage User Reviews: 12',
    texts: ['We fitted forty of the 345 mm rotors to taxis that...', 'Yuki Tanaka', 'Japan', 'Delete'],
  },
  '/dashboard/makeadmin': { as: 'admin', heading: 'Current Users: 10', texts: [...admin, 'Make Admin', 'Admin'] },
}

const footer = ['Plot 27, Kalurghat Industrial Area', 'Chattogram 4212', 'Bangladesh']
const navigation = ['Home', 'Tools', 'About Us', 'Contact']
const account = {
  visitor: ['LOGIN', 'SIGNUP'],
  customer: ['Dashboard', 'Kamal', 'LOGOUT'],
  admin: ['Dashboard', 'LOGOUT'],
}

it.each(Object.entries(pages))('%s shows the texts of the specification', async (path, { as, heading, texts }) => {
  await mountApp(path, as && { as })
  await findPage(heading)
  const viewer = as === 'customer' || as === 'admin' ? as : 'visitor'
  for (const text of [...texts, ...footer, ...navigation, ...account[viewer]]) {
    const found = await screen.findAllByText((content) => content.startsWith(text))
    expect(found.length, text).toBeGreaterThan(0)
  }
})

it('shows the text of the specification for an empty list of orders', async () => {
  db.mutate(
    (world) => void (world.orders = world.orders.filter(({ userEmail }) => userEmail !== personas.customer.email)),
  )
  await mountApp('/dashboard/mypurchases', { as: 'customer' })
  expect(await screen.findByText("You Don't have any purchased yeat")).toBeVisible()
})
