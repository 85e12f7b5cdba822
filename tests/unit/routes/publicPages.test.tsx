import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fillIn } from '#tests/support/forms.ts'
import { expectAddress, findPage, mountPage } from '#tests/support/mountApp.tsx'

it('About Us is the same page at any spelling of its address, and links to the parts (PAGE-1)', async () => {
  const { user } = await mountPage('/AboutUs/', 'SOMTHING ABOUT US')
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(screen.getByRole('region', { name: 'Our Business Improvments' })).toHaveAttribute('id', 'business')
  expect(screen.getByRole('region', { name: 'CUSTOMIXZE YOUR MECHINE' })).toHaveAttribute('id', 'customize')
  await user.click(screen.getByRole('link', { name: 'Buy Now' }))
  await findPage('AVAILABLE PARTS')
  await expectAddress('/parts')
})

it('Page not Found shows a link to Home', async () => {
  const { user } = await mountPage('/no/such/page', 'Page not Found')
  await user.click(screen.getByRole('link', { name: 'Back to Home' }))
  await findPage(/car parts manufacturer$/)
  await expectAddress('/')
})

it('Contact sends nothing, keeps the text and claims no success (SHOP-2, PAGE-5)', async () => {
  const { user } = await mountPage('/contact', 'Contact')
  fillIn({ Email: 'ama@example.com', Name: 'Ama', Message: 'Forty rotors?' })
  const request = vi.spyOn(globalThis, 'fetch')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Nothing was sent')).toBeVisible()
  expect(screen.getByLabelText('Message')).toHaveValue('Forty rotors?')
  const link = screen.getByRole('link', { name: 'Send it as an e-mail' })
  expect(link).toHaveAttribute('href', expect.stringContaining('Forty%20rotors%3F'))
  expect(request).not.toHaveBeenCalled()
})
