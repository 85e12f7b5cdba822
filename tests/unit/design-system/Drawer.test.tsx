import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { Drawer } from '#src/design-system/components/Drawer.tsx'
import { LiveRegion } from '#src/design-system/components/LiveRegion.tsx'

const onOpenChange = vi.fn<(open: boolean) => void>()

const closedDrawer = (
  <Drawer
    open={false}
    onOpenChange={onOpenChange}
    labels={{ menu: 'Menu', openMenu: 'Open', loadingMenu: 'Loading', closeMenu: 'Close' }}
    fallbackLinksId="links"
  >
    Links
  </Drawer>
)

const renderAndOpen = () => {
  render(
    <>
      {closedDrawer}
      <LiveRegion />
    </>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
}

it('the menu stays closed if the button lost focus while the code was loading (NET-9)', async () => {
  renderAndOpen()
  expect(screen.getByRole('button')).toHaveFocus()
  screen.getByRole('button').blur()
  await act(() => vi.dynamicImportSettled())
  expect(onOpenChange).not.toHaveBeenCalled()
})

it('the menu opens as soon as its code has loaded, and until then the button is busy', async () => {
  renderAndOpen()
  expect(screen.getByRole('log')).toHaveTextContent('Loading')
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true')
  await act(() => vi.dynamicImportSettled())
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true)
})

it('the menu button is a link until hydration, and then a button that stays focused (SPEED-14)', () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(closedDrawer)
  const link = screen.getByRole('link', { name: 'Open' })
  expect(link).toHaveAttribute('href', '#links')
  link.focus()
  render(closedDrawer, { container, hydrate: true })
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
})
