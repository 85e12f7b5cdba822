import { loadWithUnlimitedRetries } from '#src/lib/chunks/loadCode.ts'
import type { Toast } from '#src/lib/toast.ts'

/** Loads and mounts the toast library, which is not in the first load (SPEED-1). */
async function loadAndMountToasts() {
  const { mountToasts } = await import('#src/app/toastContainer.tsx')
  return mountToasts()
}

let mountedToasts: Promise<Awaited<ReturnType<typeof loadAndMountToasts>> | null> | null = null

/**
 * Loads the toast library before the first toast is shown, because that toast may report a lost connection. Resolves to null if a
 * new version has replaced the code; the page then offers to reload (NET-6).
 */
export const preloadToasts = () =>
  (mountedToasts ??= loadWithUnlimitedRetries(loadAndMountToasts).catch(() => (mountedToasts = null)))

/**
 * Shows a toast as soon as the library has loaded. If an equal toast is visible, its count goes up instead ("× 2"), unless the
 * same call has failed again (PAGE-13).
 * @param callName the name of the API call that the toast reports, if any
 */
export const notify = async (toast: Toast, callName = ''): Promise<void> =>
  (await preloadToasts())?.displayToast(toast, callName)

export const closeToasts = async (): Promise<void> => (await mountedToasts)?.dismissAll()
