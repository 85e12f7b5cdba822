import { createRoot } from 'react-dom/client'
// The unstyled entry adds no style element; the styles are in theme/toasts.css.ts (SAFE-1).
import { toast, ToastContainer } from 'react-toastify/unstyled'
import { toastsLabel } from '#src/copy/toasts.ts'
import type { Toast } from '#src/lib/toast.ts'

/** In ms (SHOP-9). */
const autoCloseMs = 5000

/** More toasts would cover half of a phone's screen, so the others wait until one closes (PAGE-13). */
const maxVisible = 3

/** Screen readers announce only what is added to an existing live region, so the first toast waits, in ms. */
const liveRegionDelayMs = 100

/** The calls whose outcome each open toast shows, by the toast's id. */
const openToasts = new Map<string, string[]>()

function show({ tone, text }: Toast, call: string): void {
  const id = `${tone} ${text}`.replaceAll(/\W+/g, '-')
  const calls = openToasts.get(id) ?? []
  const isFailure = tone === 'error' || tone === 'warning'
  if (isFailure && calls.includes(call)) return
  openToasts.set(id, [...calls, call])
  // It is a function, so that a toast in the queue is shown with its latest count.
  const render = () => {
    const count = openToasts.get(id)?.length ?? 1
    return count > 1 ? `${text} × ${count}` : text
  }
  if (calls.length > 0) toast.update(id, { render })
  else toast[tone](render, { toastId: id, onClose: () => void openToasts.delete(id) })
}

function dismissAll(): void {
  openToasts.clear()
  toast.clearWaitingQueue()
  toast.dismiss()
}

/** Renders the container beside the app. Resolves once toasts can be announced. */
export async function mountToasts() {
  const host = document.body.appendChild(document.createElement('div'))
  createRoot(host).render(
    // role="group" replaces the alert role of each toast: inside a live region it would be announced twice.
    <ToastContainer
      aria-label={toastsLabel}
      position="top-right"
      autoClose={autoCloseMs}
      limit={maxVisible}
      role="group"
      hideProgressBar
    />,
  )
  await new Promise((resolve) => setTimeout(resolve, liveRegionDelayMs))
  return { show, dismissAll }
}
