import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { RestoreFocus } from '#src/design-system/blocks/shell/RestoreFocus.tsx'

beforeEach(() => void vi.useFakeTimers())

function Page({ hasButton }: { hasButton: boolean }) {
  return (
    <>
      <RestoreFocus>
        <h1 tabIndex={-1}>Orders</h1>
        {hasButton && <button type="button">Delete</button>}
      </RestoreFocus>
      <a href="#menu">Menu</a>
    </>
  )
}

/** Renders the page with the focus on its button. @returns functions that remove the button and run the timers */
function focusButton() {
  const { rerender } = render(<Page hasButton />)
  act(() => screen.getByRole('button').focus())
  return {
    removeButton: () => rerender(<Page hasButton={false} />),
    runTimers: () => act(() => void vi.runAllTimers()),
  }
}

it('moves the focus of a removed button to the heading (STATE-14)', () => {
  const { removeButton, runTimers } = focusButton()
  removeButton()
  runTimers()
  expect(screen.getByRole('heading')).toHaveFocus()
})

it('leaves the focus where it went meanwhile', () => {
  const { removeButton, runTimers } = focusButton()
  removeButton()
  act(() => screen.getByRole('link').focus())
  runTimers()
  expect(screen.getByRole('link')).toHaveFocus()
})
