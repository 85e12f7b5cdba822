import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { db } from '#mocks/db.ts'
import { personas } from '#mocks/personas.ts'
import { linksOf } from '#tests/spec/pages.ts'
import { findPage, mountApp, mountPage } from '#tests/support/mountApp.tsx'

// The requirements of SHOP-2 for the pages, apart from their texts.

const region = async (name: string) => within(await screen.findByRole('region', { name }))
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent)
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'))
const cells = (row: HTMLElement) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent.trim())

describe('Home', () => {
  it('shows three slides in a circle, each with both buttons', async () => {
    await mountApp('/')
    const carousel = await region('Dhruva Auto Works')
    const press = (name: string) => fireEvent.click(carousel.getByRole('button', { name }))
    const currentSlide = () =>
      document.querySelector('[aria-roledescription=slide]:not([inert])')?.getAttribute('aria-label')
    const slides: unknown[] = []
    for (const arrow of ['Next slide', 'Next slide', 'Next slide', 'Previous slide']) {
      slides.push(currentSlide())
      press(arrow)
    }
    expect([...slides, currentSlide()]).toEqual([
      'Engine, 1 of 3',
      'Tires, 2 of 3',
      'Wheels, 3 of 3',
      'Engine, 1 of 3',
      'Wheels, 3 of 3',
    ])
    expect(carousel.getAllByText('EXPLORE NOW')).toHaveLength(3)
    expect(hrefs(carousel.getAllByText('COLLECTIONS').map((text) => text.closest('a') ?? text))).toEqual([
      '/parts',
      '/parts',
      '/parts',
    ])
  })

  it('has the anchors, the four tiles, the four counters and the three cards to buy', async () => {
    await mountApp('/')
    const about = await screen.findByRole('region', { name: 'SOMTHING ABOUT US' })
    const business = screen.getByRole('region', { name: 'Our Business Improvments' })
    const customize = screen.getByRole('region', { name: 'CUSTOMIXZE YOUR MECHINE' })
    expect([about.id, business.id, customize.id]).toEqual(['aboutus', 'business', 'customize'])
    expect(within(about).getByText('Welcome to Dhruva Auto Works')).toBeVisible()
    expect(within(about).getByRole('img', { name: /^A brake rotor, a red caliper/ })).toBeVisible()
    expect(within(about).getAllByText(/^(Best Manufact|Award W|Factory G|Global C)/)).toHaveLength(4)
    expect(texts(within(business).getAllByRole('listitem'))).toEqual([
      '80+ Countries',
      '345+ Company Clients',
      '286+ Our Projects',
      '845+ Positive Feedback',
    ])
    expect(hrefs(within(customize).getAllByRole('link'))).toEqual(['/parts', '/parts', '/parts'])
  })

  it('shows the picture, stock, description, price in dollars and purchase link of a part', async () => {
    await mountApp('/')
    const name = 'Ventilated brake rotor 345 mm'
    const card = within(await (await region('AVAILABLE PARTS')).findByRole('article', { name }))
    expect(card.getByRole('img')).toHaveAttribute('src', expect.stringContaining('rotor'))
    for (const text of [
      '20 pcs',
      '480 pcs',
      '$84.00',
      db.get().parts.find((part) => part.name === name)?.describe ?? '',
    ])
      expect(card.getByText(text)).toBeVisible()
    expect(card.getByRole('link', { name: /Purchase Now/ })).toHaveAttribute('href', '/purchase/brake-rotor-345')
  })

  it('shows the name, country, text and read-only half-star rating of a review', async () => {
    await mountApp('/')
    const card = within(await (await region('What Our Clients Say')).findByRole('article', { name: 'Yuki Tanaka' }))
    expect(card.getByText('Japan')).toBeVisible()
    expect(card.getByText(/^The turbocharger arrived/)).toBeVisible()
    expect(card.getByRole('img', { name: '4.5 out of 5' })).toBeVisible()
    expect(card.queryByRole('slider')).toBeNull()
  })

  it('shows the reviewers’ photos', async () => {
    const photo = 'https://photos.shop.test/yuki.jpg'
    db.mutate((world) => {
      for (const review of world.reviews) if (review.name === 'Yuki Tanaka') review.image = photo
    })
    await mountApp('/')
    const card = await (await region('What Our Clients Say')).findByRole('article', { name: 'Yuki Tanaka' })
    expect(card.querySelector('img')).toHaveAttribute('src', photo)
  })

  it('shows the logged-in user’s own photo instead of the reviewers’ (PEOPLE-1)', async () => {
    const photo = 'https://photos.shop.test/kamal.jpg'
    db.mutate((world) => {
      for (const account of world.accounts) if (account.email === personas.customer.email) account.photo = photo
    })
    await mountApp('/', { as: 'customer' })
    const reviews = await (await region('What Our Clients Say')).findAllByRole('article')
    await waitFor(() => {
      for (const card of reviews) expect(card.querySelector('img')).toHaveAttribute('src', photo)
    })
  })
})

it('Login has a field of type email, and links to Signup, which links back', async () => {
  const { user } = await mountPage('/login', 'Login')
  expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email')
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
  const main = () => within(screen.getByRole('main'))
  await user.click(main().getByRole('link', { name: 'Create an account' }))
  await findPage('Signup')
  await user.click(main().getByRole('link', { name: 'Log in' }))
  await findPage('Login')
})

it('Purchase shows the part, and the name and e-mail of the login', async () => {
  await mountPage('/purchase/brake-rotor-345', 'Ventilated brake rotor 345 mm', { as: 'customer' })
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('img', { name: 'Ventilated brake rotor 345 mm' })).toBeVisible()
  for (const text of ['20 pcs', '480 pcs', '$84.00', /^Cross-drilled/]) expect(main.getAllByText(text)).not.toEqual([])
  for (const [label, text] of Object.entries({ Name: personas.customer.name, Email: personas.customer.email })) {
    expect(main.getByLabelText(label)).toHaveValue(text)
    expect(main.getByLabelText(label)).toHaveAttribute('readonly')
  }
})

describe('My Orders', () => {
  it('shows the index, price and total of each order; an unpaid order can be paid or cancelled', async () => {
    await mountApp('/dashboard/mypurchases', { as: 'customer' })
    const row = await screen.findByRole('row', { name: /Ventilated brake rotor/ })
    const [index, part, price, quantity, total] = cells(row)
    expect([index, price, quantity, total]).toEqual(['2', '$84.00', '20 pcs', '$1,680.00'])
    expect(part).toContain('Ventilated brake rotor 345 mm')
    expect(row.querySelector('img')).toHaveAttribute('src', expect.stringContaining('rotor'))
    expect(within(row).getByRole('button', { name: 'Cancel' })).toBeEnabled()
    expect(within(row).getByRole('link', { name: 'Pay' })).toHaveAttribute('href', '/dashboard/payment/order-1012')
  })

  it('shows the transaction id of a paid order, which can be neither paid nor cancelled', async () => {
    await mountApp('/dashboard/mypurchases', { as: 'customer' })
    const row = await screen.findByRole('row', { name: /pi_3Q9xK2/ })
    expect(row).toHaveTextContent('Purchased Done')
    expect(row).toHaveTextContent(/All-Ready Paid.*pi_3Q9xK2/)
    expect(within(row).queryByRole('button', { name: 'Cancel' })).toBeNull()
    expect(within(row).queryByRole('link', { name: 'Pay' })).toBeNull()
  })
})

it.each([
  ['Conical air filter', 'Unpaid', ['Delete']],
  ['Alternator 14 V', 'Pending', ['Ship']],
  ['Forged piston', 'Shipped', []],
])('Manage All Orders: %s is %s and can be %j', async (part, status, actions) => {
  await mountApp('/dashboard/manageallorders', { as: 'admin' })
  const row = await screen.findByRole('row', { name: new RegExp(part) })
  expect(row).toHaveTextContent(status)
  expect(texts(within(row).queryAllByRole('button'))).toEqual(actions)
})

it('Payment shows part, quantity, per-piece price and total; its button waits for the provider and the secret (SHOP-4)', async () => {
  db.setDials({ faults: { createPaymentIntent: 'hang' } })
  await mountApp('/dashboard/payment/order-1012', { as: 'customer' })
  await screen.findByRole('heading', { name: "Let's Payment For Deal" })
  const main = within(screen.getByRole('main'))
  for (const text of ['Ventilated brake rotor 345 mm', '20 pcs', '$84.00']) expect(main.getByText(text)).toBeVisible()
  expect(main.getAllByText('$1,680.00')).not.toEqual([])
  expect(main.getByRole('button', { name: 'Payment Confirm' })).toBeDisabled()
})

it.each(['customer', 'admin'] as const)(
  'the menu of a %s links to the addresses exactly as the specification spells them',
  async (as) => {
    await mountApp('/dashboard', { as })
    await screen.findByText(as === 'admin' ? 'Admin Penal' : 'User Dashboard')
    const links = within(screen.getByRole('navigation', { name: 'Dashboard' })).getAllByRole('link')
    expect(hrefs(links)).toEqual(linksOf('dashboard', as).map(({ to }) => to))
  },
)

it('the profile form offers the options of the specification', async () => {
  await mountApp('/dashboard', { as: 'newCustomer' })
  const options = async (label: string) => texts(within(await screen.findByLabelText(label)).getAllByRole('option'))
  expect(await options('Education')).toEqual(['Choose one', 'JSC', 'SSC', 'HSC', 'BSC'])
  expect(await options('Country')).toEqual(['Choose one', 'Bangladesh', 'India', 'Japan', 'Nepal'])
})

it('a rating is 5 stars in half steps', async () => {
  await mountApp('/dashboard/addreviews', { as: 'customer' })
  const rating = await screen.findByRole('slider', { name: 'Rating' })
  for (const [name, value] of Object.entries({ min: '0', max: '5', step: '0.5' }))
    expect(rating).toHaveAttribute(name, value)
})

it('Contact shows the postal and the e-mail address', async () => {
  await mountPage('/contact', 'Contact')
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'hello@dhruva-auto.example' })).toBeVisible()
  // The letterhead for print contains it, too.
  expect(main.getAllByText(/Kalurghat Industrial Area/)).not.toEqual([])
})

it('both spellings of About Us are linked, /about in the navbar and /aboutus in the footer (SHOP-2)', async () => {
  await mountApp('/contact')
  const hrefIn = async (landmark: string) =>
    within(await screen.findByRole(landmark))
      .getByRole('link', { name: 'About Us' })
      .getAttribute('href')
  expect([await hrefIn('banner'), await hrefIn('contentinfo')]).toEqual(['/about', '/aboutus'])
})

it('the footer links to the pages and shows the postal address, in a city in Bangladesh', async () => {
  await mountApp('/contact')
  const footer = within(await screen.findByRole('contentinfo'))
  expect(hrefs(footer.getAllByRole('link'))).toEqual(expect.arrayContaining(['/', '/parts', '/aboutus', '/contact']))
  for (const line of [/^Plot 27, Kalurghat/, /^Chattogram/, /^Bangladesh/]) expect(footer.getByText(line)).toBeVisible()
})

it('the navigation calls the list of parts Tools', async () => {
  await mountApp('/contact')
  const bar = within(await screen.findByRole('banner'))
  expect(hrefs(bar.getAllByRole('link', { name: 'Tools' }))).toEqual(['/parts'])
})
