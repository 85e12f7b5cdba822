import { render, renderHook, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { useFocusReturn } from '#src/design-system/components/useFocusReturn.ts'

beforeEach(() => {
  render(
    <>
      <button type="button">Open</button>
      <h1 tabIndex={-1}>Parts</h1>
    </>,
  )
})

/** Opens a dialog. @returns what its closing does */
function openDialog() {
  const { onOpenAutoFocus, onCloseAutoFocus } = renderHook(useFocusReturn).result.current
  onOpenAutoFocus()
  return () => {
    const event = new Event('close', { cancelable: true })
    onCloseAutoFocus(event)
    // Else Radix would move the focus, too.
    expect(event.defaultPrevented).toBe(true)
  }
}

it('returns the focus to the button that opened the dialog', () => {
  screen.getByRole('button').focus()
  const close = openDialog()
  screen.getByRole('button').blur()
  close()
  expect(screen.getByRole('button')).toHaveFocus()
})

it('leaves the focus on the page that a link of the dialog has opened (PAGE-15)', () => {
  screen.getByRole('button').focus()
  const close = openDialog()
  screen.getByRole('heading').focus()
  close()
  expect(screen.getByRole('heading')).toHaveFocus()
})
