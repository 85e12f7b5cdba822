import { createRoot } from 'react-dom/client'
// The unstyled entry adds no style element (SAFE-1); the styles are in theme/toasts.css.ts.
import { toast, ToastContainer } from 'react-toastify/unstyled'
import { toastsLabel } from '#src/copy/toasts.ts'

/** How long a toast stays, in ms (SHOP-9). */
const autoCloseMs = 5000

/** Screen readers announce only what is added to a live region they already know, so the first toast waits. */
const liveRegionDelayMs = 100

/** Renders the toasts' container beside the app. @returns the function that shows a toast, once one can be announced */
export async function mountToasts(): Promise<typeof toast> {
  const host = document.body.appendChild(document.createElement('div'))
  createRoot(host).render(
    // role="group" replaces the alert role of each toast: inside a live region it would be announced twice.
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
