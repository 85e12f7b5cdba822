import { createRoot } from 'react-dom/client'
import { toast, ToastContainer } from 'react-toastify/unstyled'
import { toastsLabel } from '#src/copy/toasts.ts'
import '#src/design-system/theme/toasts.css.ts'
import type { Toast } from '#src/lib/toast.ts'

/** How long a toast stays visible (SHOP-9). */
const autoCloseMs = 5000

/** Further toasts wait until one closes, because more than three would cover half of a phone's screen (PAGE-13). */
const maxVisibleToasts = 3

/** Delays the first toast, because screen readers announce only content that is added to an existing live region. */
const liveRegionDelayMs = 100

/** The names of the calls that each open toast reports, by the toast's id. */
const callNamesByToastId = new Map<string, string[]>()

function displayToast({ tone, text }: Toast, callName: string): void {
  const id = `${tone} ${text}`.replaceAll(/\W+/g, '-')
  const callNames = callNamesByToastId.get(id) ?? []
  const isFailure = tone === 'error' || tone === 'warning'
  if (isFailure && callNames.includes(callName)) return
  callNamesByToastId.set(id, [...callNames, callName])
  // The content is a function, so that a queued toast is shown with its latest count.
  const render = () => {
    const count = callNamesByToastId.get(id)?.length ?? 1
    return count > 1 ? `${text} × ${count}` : text
  }
  if (callNames.length > 0) toast.update(id, { render })
  else toast[tone](render, { toastId: id, onClose: () => void callNamesByToastId.delete(id) })
}

function dismissAll(): void {
  callNamesByToastId.clear()
  toast.clearWaitingQueue()
  toast.dismiss()
}

/** Renders the toast container next to the app. Resolves once screen readers can announce toasts. */
export async function mountToasts() {
  const container = document.body.appendChild(document.createElement('div'))
  createRoot(container).render(
    // role="group" replaces the alert role of each toast. An alert inside a live region would be announced twice.
    <ToastContainer
      aria-label={toastsLabel}
      position="top-right"
      autoClose={autoCloseMs}
      limit={maxVisibleToasts}
      role="group"
      hideProgressBar
    />,
  )
  await new Promise((resolve) => setTimeout(resolve, liveRegionDelayMs))
  return { displayToast, dismissAll }
}
