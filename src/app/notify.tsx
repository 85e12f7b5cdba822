import { createRoot } from 'react-dom/client'
import { toastsLabel } from '#src/copy/toasts.ts'
import type { Toast } from '#src/notifications/toast.ts'

/** SHOP-9 */
const autoCloseMs = 5000

/** Screen readers announce what enters a live region, not what it already holds: it gets a moment to be noticed. */
const noticeMs = 100

/** Loads the library and puts its container beside the app: nothing of it is in the first load (SPEED-1). */
async function mount() {
  // the unstyled entry writes no style element (SAFE-1); the look is theme/toasts.css.ts
  const { toast, ToastContainer } = await import('react-toastify/unstyled')
  const host = document.body.appendChild(document.createElement('div'))
  createRoot(host).render(
    // the container is the live region: a role of their own would have toasts announced twice
    <ToastContainer
      aria-label={toastsLabel}
      position="top-right"
      autoClose={autoCloseMs}
      role="group"
      hideProgressBar
    />,
  )
  await new Promise((resolve) => setTimeout(resolve, noticeMs))
  return toast
}

let mounted: ReturnType<typeof mount> | null = null

/** Fetches the library ahead of the first toast, which may have to say that the network is gone. */
export async function preloadToasts(): Promise<void> {
  mounted ??= mount()
  await mounted.catch(() => (mounted = null))
}

/**
 * Shows a toast (SHOP-9: top-right, 5 s). A success is shown each time; while a failure stands there, the same one of the
 * same call is not shown again (PAGE-13).
 * @param call the name of the call that it is about, where there is one
 */
export async function notify({ tone, text }: Toast, call = ''): Promise<void> {
  await preloadToasts()
  const toast = await mounted
  const isFailure = tone === 'error' || tone === 'warning'
  toast?.[tone](text, isFailure ? { toastId: `${call} ${text}`.replaceAll(/\W+/g, '-') } : {})
}
