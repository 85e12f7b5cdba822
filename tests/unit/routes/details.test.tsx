import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { db } from '#mocks/db.ts'
import { personas } from '#mocks/personas.ts'
import { makeOrder } from '#mocks/seed/builders.ts'
import { findPage, mountApp, mountPage } from '#tests/support/mountApp.tsx'

// The requirements of SHOP-2 for the pages, apart from their texts.

const region = (name: string) => screen.findByRole('region', { name })
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent)
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'))
const cells = (row: HTMLElement) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent.trim())
const findRow = (name: RegExp) => screen.findByRole('row', { name })
const actionsIn = (row: HTMLElement) =>
  texts(['button', 'link'].flatMap((role) => within(row).queryAllByRole(role))).map((text) => text.trim())

describe('Home', () => {
  it('shows three slides in a circle, each with both buttons', async () => {
    await mountApp('/')
    const carousel = within(await region('Dhruva Auto Works'))
    const slides: unknown[] = []
    for (const arrow of ['Next slide', 'Next slide', 'Next slide', 'Previous slide', 'Next slide']) {
      slides.push(document.querySelector('[aria-roledescription=slide]:not([inert])')?.getAttribute('aria-label'))
      fireEvent.click(carousel.getByRole('button', { name: arrow }))
    }
    const [engine, tires, wheels] = ['Engine, 1 of 3', 'Tires, 2 of 3', 'Wheels, 3 of 3']
    expect(slides).toEqual([engine, tires, wheels, engine, wheels])
    expect(carousel.getAllByText('EXPLORE NOW')).toHaveLength(3)
    const collections = carousel.getAllByText('COLLECTIONS').map((text) => text.closest('a') ?? text)
    expect(hrefs(collections)).toEqual(['/parts', '/parts', '/parts'])
  })

  it('has the anchors, the four tiles, the four counters and the three cards to buy', async () => {
    await mountApp('/')
    const about = await region('SOMTHING ABOUT US')
    const business = await region('Our Business Improvments')
    const customize = await region('CUSTOMIXZE YOUR MECHINE')
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

  it('shows of a part its picture, stock, description, price and link, of a review name, photo, country, text and rating', async () => {
    const photo = 'https://photos.shop.test/yuki.jpg'
    db.mutate(
      ({ reviews }) =>
        void reviews.filter(({ name }) => name === 'Yuki Tanaka').map((review) => (review.image = photo)),
    )
    await mountApp('/')
    const name = 'Ventilated brake rotor 345 mm'
    const card = within(await within(await region('AVAILABLE PARTS')).findByRole('article', { name }))
    expect(card.getByRole('img')).toHaveAttribute('src', expect.stringContaining('rotor'))
    for (const text of ['20 pcs', '480 pcs', '$84.00', /^Cross-drilled, two-piece/])
      expect(card.getByText(text)).toBeVisible()
    expect(card.getByRole('link', { name: /Purchase Now/ })).toHaveAttribute('href', '/purchase/brake-rotor-345')

    const review = await within(await region('What Our Clients Say')).findByRole('article', { name: 'Yuki Tanaka' })
    for (const text of ['Japan', /^The turbocharger arrived/]) expect(within(review).getByText(text)).toBeVisible()
    expect(within(review).getByRole('img', { name: '4.5 out of 5' })).toBeVisible()
    expect(within(review).queryByRole('slider')).toBeNull()
    expect(review.querySelector('img')).toHaveAttribute('src', photo)
  })

  it('shows the logged-in user’s own photo instead of the reviewers’ (PEOPLE-1)', async () => {
    const photo = 'https://photos.shop.test/kamal.jpg'
    db.mutate(({ accounts }) => {
      for (const account of accounts) if (account.email === personas.customer.email) account.photo = photo
    })
    await mountApp('/', { as: 'customer' })
    const reviews = await within(await region('What Our Clients Say')).findAllByRole('article')
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

it('My Orders shows the index, price and total of each order, and what may be done with it', async () => {
  await mountApp('/dashboard/mypurchases', { as: 'customer' })
  const unpaid = await findRow(/Ventilated brake rotor/)
  const [index, part, price, quantity, total] = cells(unpaid)
  expect([index, price, quantity, total]).toEqual(['2', '$84.00', '20 pcs', '$1,680.00'])
  expect(part).toContain('Ventilated brake rotor 345 mm')
  expect(unpaid.querySelector('img')).toHaveAttribute('src', expect.stringContaining('rotor'))
  expect(actionsIn(unpaid)).toEqual(['Cancel', 'Pay'])
  expect(within(unpaid).getByRole('link', { name: 'Pay' })).toHaveAttribute('href', '/dashboard/payment/order-1012')

  const paid = await findRow(/pi_3Q9xK2/)
  expect(paid).toHaveTextContent(/Purchased Done.*All-Ready Paid.*pi_3Q9xK2/)
  expect(actionsIn(paid)).toEqual(['Receipt'])
})

it('Manage All Orders shows whether an order is paid, and its status; only that decides what may be done (DATA-7, PAY-1)', async () => {
  const rows = [
    [{ paid: false }, 'Unpaid', ['Delete']],
    [{ paid: 'true' }, 'Unpaid', ['Delete']],
    [{ paid: true, status: 'pending' }, 'Pending', ['Ship']],
    [{ paid: true, status: 'shipped' }, 'Shipped', []],
    [{ paid: true, status: 'returned' }, 'returned', []],
    [{ paid: true, status: null }, 'Not known', []],
  ] as const
  db.mutate((world) => {
    world.orders = rows.map(([fields], index) =>
      makeOrder({ _id: `o-${index}`, itemInfo: { itemName: `Part ${index} of six`, itemPrice: 60 }, ...fields }),
    )
  })
  await mountPage('/dashboard/manageallorders', 'Manage All Orders: 6', { as: 'admin' })
  for (const [index, [, status, actions]] of rows.entries()) {
    const row = await findRow(new RegExp(`Part ${index} of six`))
    expect(row).toHaveTextContent(status)
    expect(actionsIn(row)).toEqual(actions)
  }
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

it('Contact and every footer show the addresses; the bar calls the list of parts Tools; About Us is linked in both spellings (SHOP-2)', async () => {
  await mountPage('/contact', 'Contact')
  const main = within(screen.getByRole('main'))
  const email = 'hello@dhruva-auto.example'
  expect(main.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
  // The letterhead for print contains it, too.
  expect(main.getAllByText(/Kalurghat Industrial Area/)).not.toEqual([])

  const bar = within(screen.getByRole('banner'))
  expect(hrefs(bar.getAllByRole('link', { name: /^(Tools|About Us)$/ }))).toEqual(['/parts', '/about'])
  const footer = within(screen.getByRole('contentinfo'))
  expect(hrefs(footer.getAllByRole('link'))).toEqual(expect.arrayContaining(['/', '/parts', '/aboutus', '/contact']))
  for (const line of [/^Plot 27, Kalurghat/, /^Chattogram/, /^Bangladesh/]) expect(footer.getByText(line)).toBeVisible()
})
