import { createRoot } from 'react-dom/client'
// The unstyled entry adds no style element (SAFE-1); the styles are in theme/toasts.css.ts.
import { toast, ToastContainer } from 'react-toastify/unstyled'
import { toastsLabel } from '#src/copy/toasts.ts'
import type { Toast } from '#src/lib/toast.ts'

/** How long a toast stays, in ms (SHOP-9). */
const autoCloseMs = 5000

/** More toasts than this would cover half of a phone's screen: the others wait until one closes (PAGE-13). */
const maxVisible = 3

/** Screen readers announce only what is added to a live region they already know, so the first toast waits. */
const liveRegionDelayMs = 100

/** The calls that each open toast reports, by the toast's id. */
const openToasts = new Map<string, string[]>()

function show({ tone, text }: Toast, call: string): void {
  const id = `${tone} ${text}`.replaceAll(/\W+/g, '-')
  const calls = openToasts.get(id) ?? []
  const isFailure = tone === 'error' || tone === 'warning'
  if (isFailure && calls.includes(call)) return
  openToasts.set(id, [...calls, call])
  // A function, because a toast that waits shows the count that it has by then.
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

/** Renders the toasts' container beside the app. @returns functions that show and close toasts, once they can be announced */
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
