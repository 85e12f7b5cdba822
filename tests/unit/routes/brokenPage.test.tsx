import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { pages, titleOf } from '#src/domain/pages.ts'
import { findPage, mountApp } from '#tests/support/mountApp.tsx'

vi.mock('#src/routes/AboutRoute.tsx', () => ({
  AboutRoute: () => {
    throw new Error('broken')
  },
}))

it('a page that fails to render keeps its title, is hidden from search engines, and leaves the others as they are', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { user } = await mountApp(pages.about.path)
  await screen.findByText('This could not be loaded')
  await waitFor(() => expect(document.title).toBe(titleOf('about')))
  const count = (selector: string) => document.head.querySelectorAll(selector).length
  expect([count('title'), count('meta[name=robots][content=noindex]')]).toEqual([1, 1])
  expect(count('link[rel=canonical], meta[property="og:url"]')).toBe(0)

  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Contact' }))
  await findPage('Contact')
})
