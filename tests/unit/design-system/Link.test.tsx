import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'
import { Link } from '#src/design-system/components/Link.tsx'

function CurrentLocation() {
  const { pathname, state } = useLocation()
  return <output>{`${pathname} ${JSON.stringify(state)}`}</output>
}

/**
 * Clicks a link to the parts.
 * @returns whether the click was left to the browser, which would follow the link
 */
function click(eventInit?: MouseEventInit): boolean {
  let isLeftToBrowser = true
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
  // jsdom can't follow a link.
  addEventListener(
    'click',
    () => {
      isLeftToBrowser = !event.defaultPrevented
      event.preventDefault()
    },
    { once: true },
  )
  fireEvent(link, event)
  return isLeftToBrowser
}

it('navigates to its page inside the shop, with the state', async () => {
  expect(click()).toBe(false)
  expect(await screen.findByText('/parts "search"')).toBeVisible()
})

it.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
  'leaves a click with %j to the browser, for a new tab, a new window or a download',
  (init) => expect(click(init)).toBe(true),
)
