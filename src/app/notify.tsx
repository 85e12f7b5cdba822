import { createRoot } from 'react-dom/client'
import type { Toast } from '#src/app/outcomes.ts'
import { toastsLabel } from '#src/copy/outcomes.ts'

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
export async function warmNotify(): Promise<void> {
  mounted ??= mount()
  await mounted.catch(() => (mounted = null))
}

/** Shows a toast (SHOP-9: top-right, 5 s). The same text is not shown twice at a time. */
export async function notify({ tone, text }: Toast): Promise<void> {
  await warmNotify()
  const toast = await mounted
  toast?.[tone](text, { toastId: text.replaceAll(/\W+/g, '-') })
}
