import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { findPage, mountApp } from '#tests/support/mountApp.tsx'

/** The specification's own words (SPEC 2, 5, 8), looked for on the page that people see; errors are in the routes' tests. */
const pages: Record<string, { heading: string | RegExp; texts: string[] }> = {
  '/parts': {
    heading: 'AVAILABLE PARTS',
    texts: ['Minimum Order', 'Available Now', 'Purchase Now', '20 pcs', '480 pcs', '$84.00'],
  },
  '/login': {
    heading: 'Login',
    texts: ['Email', 'Password', 'LOGIN', 'Forget Password', 'Google Sign In', 'Demo User', 'Demo Admin'],
  },
  '/signup': {
    heading: 'Signup',
    texts: ['Name', 'Email', 'Password', 'SIGN UP', 'Google Sign In', 'Demo User', 'Demo Admin'],
  },
  '/contact': { heading: 'Contact', texts: ['Email', 'Name', 'Message'] },
  '/about': { heading: 'SOMTHING ABOUT US', texts: ['Buy Now', 'CUSTOMIXZE YOUR MECHINE', 'Our Business Improvments'] },
  '/no/such/page': { heading: 'Page not Found', texts: [] },
}

const footer = ['Plot 27, Kalurghat Industrial Area', 'Chattogram 4212', 'Bangladesh']
const navigation = ['Home', 'Tools', 'About Us', 'Contact', 'LOGIN', 'SIGNUP']

it.each(Object.entries(pages))('%s says what the specification says', async (path, { heading, texts }) => {
  await mountApp(path)
  await findPage(heading)
  for (const text of [...texts, ...footer, ...navigation]) {
    expect((await screen.findAllByText(text)).length, text).toBeGreaterThan(0)
  }
})
