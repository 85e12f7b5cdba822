import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { Drawer } from '#src/design-system/components/Drawer.tsx'
import { LiveRegion } from '#src/design-system/components/LiveRegion.tsx'

const onOpenChange = vi.fn<(open: boolean) => void>()

const drawer = (
  <Drawer
    open={false}
    onOpenChange={onOpenChange}
    labels={{ menu: 'Menu', openMenu: 'Open', loadingMenu: 'Loading', closeMenu: 'Close' }}
    linksId="links"
  >
    Links
  </Drawer>
)

const renderAndOpen = () => {
  render(
    <>
      {drawer}
      <LiveRegion />
    </>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
}

it('stays closed if its button lost focus while the code was loading (NET-9)', async () => {
  renderAndOpen()
  expect(screen.getByRole('button')).toHaveFocus()
  screen.getByRole('button').blur()
  await act(() => vi.dynamicImportSettled())
  expect(onOpenChange).not.toHaveBeenCalled()
})

it('opens once its code is loaded, and shows until then that it is loading', async () => {
  renderAndOpen()
  expect(screen.getByRole('log')).toHaveTextContent('Loading')
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true')
  await act(() => vi.dynamicImportSettled())
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true)
})

it('is a link to the page’s own menu until it is hydrated, and then a button that stays focused (SPEED-14)', () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(drawer)
  const link = screen.getByRole('link', { name: 'Open' })
  expect(link).toHaveAttribute('href', '#links')
  link.focus()
  render(drawer, { container, hydrate: true })
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
})
