import { expect, test, vi } from 'vitest'
import { closeToasts, notify, preloadToasts } from '#src/app/notify.tsx'
import { mountToasts } from '#src/app/toastContainer.tsx'
import { error, success } from '#src/notifications/toast.ts'

vi.mock('#src/app/toastContainer.tsx')

test('toasts that could not be loaded are missing, and are loaded once more for the next one', async () => {
  await closeToasts()
  expect(mountToasts).not.toHaveBeenCalled()

  vi.mocked(mountToasts).mockRejectedValueOnce(new Error('no network'))
  await preloadToasts()
  vi.mocked(mountToasts).mockRejectedValueOnce(new Error('no network'))
  await notify(error('Something went wrong'))
  await closeToasts()

  const { toast } = await import('react-toastify/unstyled')
  const shown = vi.spyOn(toast, 'success')
  vi.mocked(mountToasts).mockResolvedValue(toast)
  await notify(success('Order Delete'))
  await notify(success('Product shipped'))
  expect(shown.mock.calls.map(([text]) => text)).toEqual(['Order Delete', 'Product shipped'])
  expect(mountToasts).toHaveBeenCalledTimes(3)
})
