import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAddress, findPage, mountPage } from '#tests/support/mountApp.tsx'

it('shows a link to Home', async () => {
  const { user } = await mountPage('/no/such/page', 'Page not Found')
  expect(document.title).toBe('Page not Found · Dhruva Auto Works')
  await user.click(screen.getByRole('link', { name: 'Back to Home' }))
  await findPage(/car parts manufacturer$/)
  await expectAddress('/')
})
