import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'
import { Link } from '#src/design-system/components/Link.tsx'

function CurrentLocation() {
  const { pathname, state } = useLocation()
  return <output>{`${pathname} ${JSON.stringify(state)}`}</output>
}

/**
 * Renders and clicks a link to the parts.
 * @returns whether the browser would follow the link
 */
function renderAndClick(eventInit?: MouseEventInit): boolean {
  let wouldBrowserFollow = true
  render(
    <MemoryRouter basename="/shop" initialEntries={['/shop']}>
      <Link to="/parts" state="search" className="">
        Parts
      </Link>
      <CurrentLocation />
    </MemoryRouter>,
  )
  const link = screen.getByRole('link')
  expect(link, 'for a new tab').toHaveAttribute('href', '/shop/parts')
  const event = createEvent.click(link, eventInit)
  // This listener runs after React's, and cancels the navigation, because jsdom can't follow a link.
  addEventListener(
    'click',
    () => {
      wouldBrowserFollow = !event.defaultPrevented
      event.preventDefault()
    },
    { once: true },
  )
  fireEvent(link, event)
  return wouldBrowserFollow
}

it('a click on a link navigates within the app, and passes the state', async () => {
  expect(renderAndClick()).toBe(false)
  expect(await screen.findByText('/parts "search"')).toBeVisible()
})

it.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
  'the browser handles a click with %j, to open a new tab or window or to download the page',
  (init) => expect(renderAndClick(init)).toBe(true),
)
