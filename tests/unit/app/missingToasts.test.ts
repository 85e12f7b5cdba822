import { expect, test, vi } from 'vitest'
import { closeToasts, notify, preloadToasts } from '#src/app/toasts.ts'
import { mountToasts } from '#src/app/toastContainer.tsx'
import { MissingFileError } from '#src/lib/chunks/loadFile.ts'
import { toast, type Toast } from '#src/lib/toast.ts'

vi.mock('#src/app/toastContainer.tsx')

test('shows toasts once a retry has loaded their code, but drops them if a new version has replaced the code (NET-9)', async () => {
  vi.useFakeTimers()
  await closeToasts()
  expect(mountToasts).not.toHaveBeenCalled()

  vi.mocked(mountToasts).mockRejectedValueOnce(new MissingFileError('/assets/toasts.js'))
  await preloadToasts()
  vi.mocked(mountToasts).mockRejectedValueOnce(new MissingFileError('/assets/toasts.js'))
  await notify(toast.error('Something went wrong'))
  await closeToasts()

  const displayToast = vi.fn<(shownToast: Toast, call: string) => void>()
  vi.mocked(mountToasts)
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue({ displayToast, dismissAll: () => undefined })
  const notifications = [notify(toast.success('Order Delete')), notify(toast.success('Product shipped'))]
  await vi.advanceTimersByTimeAsync(7000)
  expect(displayToast).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  await Promise.all(notifications)
  expect(displayToast.mock.calls.map(([{ text }]) => text)).toEqual(['Order Delete', 'Product shipped'])
  expect(mountToasts).toHaveBeenCalledTimes(4)
})
