import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { Navbar } from '#src/design-system/blocks/shell/Navbar.tsx'

const queuedCallbacks = vi.hoisted((): (() => void)[] => [])
vi.mock('#src/design-system/components/lib/afterPaint.ts', () => ({
  afterPaint: (callback: () => void) => queuedCallbacks.push(callback),
}))

it('the menu stays open if it was reopened before an earlier click on a link could close it', async () => {
  render(
    <MemoryRouter>
      <Navbar viewer={{ state: 'visitor' }} onLogout={vi.fn()} />
    </MemoryRouter>,
  )
  const openMenu = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }))
    return within(await screen.findByRole('dialog', { name: 'Menu' }))
  }
  fireEvent.click((await openMenu()).getByRole('link', { name: 'Tools' }))
  const [navigate, closeMenu] = queuedCallbacks
  act(() => navigate?.())
  expect(screen.queryByRole('dialog')).toBeNull()
  await openMenu()
  act(() => closeMenu?.())
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})
