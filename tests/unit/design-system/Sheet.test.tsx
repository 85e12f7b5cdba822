import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Sheet } from '#src/design-system/components/Sheet.tsx'

const onOpenChange = vi.fn<(open: boolean) => void>()

const press = () => {
  render(
    <Sheet open={false} onOpenChange={onOpenChange} label="Menu" openLabel="Open" closeLabel="Close">
      Links
    </Sheet>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
}

it('stays closed when the focus left its button while the code was loading (NET-9)', async () => {
  press()
  expect(screen.getByRole('button')).toHaveFocus()
  screen.getByRole('button').blur()
  await act(() => vi.dynamicImportSettled())
  expect(onOpenChange).not.toHaveBeenCalled()
})

it('opens once its code is here', async () => {
  press()
  await act(() => vi.dynamicImportSettled())
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true)
})
