import { createRoot } from 'react-dom/client'
import { toastsLabel } from '#src/copy/toasts.ts'
import type { Toast } from '#src/notifications/toast.ts'

/** How long a toast stays, in ms (SHOP-9). */
const autoCloseMs = 5000

/** Screen readers announce only what is added to a live region they already know, so the first toast waits. */
const liveRegionDelayMs = 100

/** Loads the library and renders its container beside the app; neither is in the first load (SPEED-1). */
async function mount() {
  // the unstyled entry adds no style element (SAFE-1); the styles are in theme/toasts.css.ts
  const { toast, ToastContainer } = await import('react-toastify/unstyled')
  const host = document.body.appendChild(document.createElement('div'))
  createRoot(host).render(
    // role="group" replaces the alert role of each toast: inside a live region it would be announced twice
    <ToastContainer
      aria-label={toastsLabel}
      position="top-right"
      autoClose={autoCloseMs}
      role="group"
      hideProgressBar
    />,
  )
  await new Promise((resolve) => setTimeout(resolve, liveRegionDelayMs))
  return toast
}

let mounted: ReturnType<typeof mount> | null = null

/** Loads the library ahead of the first toast, which may have to report a lost network. */
export async function preloadToasts(): Promise<void> {
  mounted ??= mount()
  await mounted.catch(() => (mounted = null))
}

/**
 * Shows a toast (SHOP-9: top-right, 5 s). While a failure is visible, the same failure of the same call is not shown
 * again (PAGE-13); a success always is.
 * @param call name of the call that the toast reports, if any
 */
export async function notify({ tone, text }: Toast, call = ''): Promise<void> {
  await preloadToasts()
  const toast = await mounted
  const isFailure = tone === 'error' || tone === 'warning'
  toast?.[tone](text, isFailure ? { toastId: `${call} ${text}`.replaceAll(/\W+/g, '-') } : {})
}

/** Closes all toasts. */
export async function closeToasts(): Promise<void> {
  const toast = await mounted
  toast?.dismiss()
}
