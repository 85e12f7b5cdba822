import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { pageModules } from '#src/app/pageModules.ts'
import { MissingFile } from '#src/loading/loadFile.ts'
import { findPage, mountApp } from '#tests/support/mountApp.tsx'

const { load } = pageModules.about
const lineFailure = new TypeError('Failed to fetch')

const link = (name: string) => within(screen.getByRole('banner')).getByRole('link', { name })

beforeEach(() => {
  // React logs what a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

it('a page whose code the line has dropped opens at a press, without a reload (NET-5)', async () => {
  const loading = vi.spyOn(pageModules.about, 'load').mockRejectedValue(lineFailure)
  const { user } = await mountApp('/')
  await user.click(link('About Us'))
  await findPage('This page did not load')
  expect(screen.getByRole('alert')).toHaveTextContent('The connection may be slow or down.')

  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(loading.mock.calls.length).toBeGreaterThan(1))
  await findPage('This page did not load')

  loading.mockImplementation(load)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await findPage('SOMTHING ABOUT US')
})

it('a page whose code is gone says that there is a new version, and offers it (NET-6)', async () => {
  vi.spyOn(pageModules.contact, 'load').mockRejectedValue(new MissingFile('ContactRoute.js'))
  const { user } = await mountApp('/')
  await user.click(link('Contact'))
  await findPage('There is a new version of the shop')
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
})
