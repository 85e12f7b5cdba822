import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fillIn } from '#tests/support/forms.ts'
import { mountPage } from '#tests/support/mountApp.tsx'

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
