import { loadWithUnlimitedRetries } from '#src/lib/chunks/loadCode.ts'
import type { Toast } from '#src/lib/toast.ts'

/** Loads the library and shows its container; neither is in the first load (SPEED-1). */
async function mount() {
  const { mountToasts } = await import('#src/app/toastContainer.tsx')
  return mountToasts()
}

let mounted: Promise<Awaited<ReturnType<typeof mount>> | null> | null = null

/** Null when there is a new version of the shop, which the page says by itself (NET-6). */
const load = () => (mounted ??= loadWithUnlimitedRetries(mount).catch(() => (mounted = null)))

/** Loads the library ahead of the first toast, which may have to report a lost network. */
export const preloadToasts = async (): Promise<void> => void (await load())

/**
 * Shows a toast (SHOP-9: top-right, 5 s). An equal toast that is visible counts ("× 2") in place of a second one; the same
 * failure of the same call is not counted (PAGE-13). A toast waits for the library for as long as it takes (NET-9).
 * @param call name of the call that the toast reports, if any
 */
export const notify = async (toast: Toast, call = ''): Promise<void> => (await load())?.show(toast, call)

export const closeToasts = async (): Promise<void> => (await mounted)?.dismissAll()
