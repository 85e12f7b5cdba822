import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { typeInto } from '#tests/support/forms.ts'
import { mountApp, mountPage } from '#tests/support/mountApp.tsx'

it('shows a link to the e-mail address', async () => {
  await mountPage('/contact', 'Contact')
  expect(document.title).toBe('Contact · Dhruva Auto Works')
  expect(screen.getByRole('link', { name: 'hello@dhruva-auto.example' })).toHaveAttribute(
    'href',
    'mailto:hello@dhruva-auto.example',
  )
})

it('sends nothing, keeps the text and claims no success (SHOP-2, PAGE-5)', async () => {
  const { user } = await mountApp('/contact')
  await typeInto(user, { Email: 'ama@example.com', Name: 'Ama', Message: 'Forty rotors?' })
  const request = vi.spyOn(globalThis, 'fetch')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Nothing was sent')).toBeVisible()
  expect(screen.getByLabelText('Message')).toHaveValue('Forty rotors?')
  expect(screen.getByRole('link', { name: 'Send it as an e-mail' })).toHaveAttribute(
    'href',
    expect.stringContaining('Forty%20rotors%3F'),
  )
  expect(request).not.toHaveBeenCalled()
})
