import { loadWithUnlimitedRetries } from '#src/lib/chunks/loadCode.ts'
import type { Toast } from '#src/lib/toast.ts'

/** Loads and mounts the toast library, which is not in the first load (SPEED-1). */
async function mount() {
  const { mountToasts } = await import('#src/app/toastContainer.tsx')
  return mountToasts()
}

let mountedToasts: Promise<Awaited<ReturnType<typeof mount>> | null> | null = null

/**
 * Loads the library before the first toast, which may be about a lost connection. Resolves to null if the code is missing because
 * of a new version, which the page itself announces (NET-6).
 */
export const preloadToasts = () =>
  (mountedToasts ??= loadWithUnlimitedRetries(mount).catch(() => (mountedToasts = null)))

/**
 * Shows a toast as soon as the library has loaded. If an equal toast is visible, its count goes up instead ("× 2"), but not for
 * another failure of the same call (PAGE-13).
 * @param call name of the call whose outcome the toast shows; empty if it is not about a call
 */
export const notify = async (toast: Toast, call = ''): Promise<void> => (await preloadToasts())?.show(toast, call)

export const closeToasts = async (): Promise<void> => (await mountedToasts)?.dismissAll()
