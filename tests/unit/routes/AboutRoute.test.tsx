import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAddress, findPage, mountApp, mountPage } from '#tests/support/mountApp.tsx'

it.each(['/about', '/aboutus', '/AboutUs/'])('shows the same page at %s (PAGE-1)', async (path) => {
  await mountPage(path, 'SOMTHING ABOUT US')
  expect(document.title).toBe('About Us · Dhruva Auto Works')
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(screen.getByRole('region', { name: 'Our Business Improvments' })).toHaveAttribute('id', 'business')
  expect(screen.getByRole('region', { name: 'CUSTOMIXZE YOUR MECHINE' })).toHaveAttribute('id', 'customize')
})

it('links to the parts', async () => {
  const { user } = await mountApp('/about')
  await user.click(await screen.findByRole('link', { name: 'Buy Now' }))
  await findPage('AVAILABLE PARTS')
  await expectAddress('/parts')
})
