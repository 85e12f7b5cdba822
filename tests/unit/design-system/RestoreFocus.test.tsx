import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RestoreFocus } from '#src/design-system/blocks/shell/RestoreFocus.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

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

/** Renders the page with the focus on its button. @returns what removes the button, and lets what is deferred happen */
function focusButton() {
  const { rerender } = render(<Page hasButton />)
  act(() => screen.getByRole('button').focus())
  return {
    removeButton: () => rerender(<Page hasButton={false} />),
    wait: () => act(() => void vi.runAllTimers()),
  }
}

it('moves the focus of a removed button to the heading (STATE-14)', () => {
  const { removeButton, wait } = focusButton()
  removeButton()
  wait()
  expect(screen.getByRole('heading')).toHaveFocus()
})

it('leaves the focus where it went meanwhile', () => {
  const { removeButton, wait } = focusButton()
  removeButton()
  act(() => screen.getByRole('link').focus())
  wait()
  expect(screen.getByRole('link')).toHaveFocus()
})

it('does nothing for a button that had lost the focus before it was removed', () => {
  const { removeButton, wait } = focusButton()
  act(() => screen.getByRole('link').focus())
  act(() => screen.getByRole('link').blur())
  removeButton()
  wait()
  expect(document.body).toHaveFocus()
})

it('does nothing for a button that the window has taken the focus from', () => {
  const { removeButton, wait } = focusButton()
  act(() => screen.getByRole('button').blur())
  removeButton()
  wait()
  expect(document.body).toHaveFocus()
})
