import type { ApiError } from '#src/api/apiError.ts'
import { keepLoading } from '#src/loading/loadCode.ts'
import type { Toast } from '#src/notifications/toast.ts'

/** Loads the library and shows its container; neither is in the first load (SPEED-1). */
async function mount() {
  const { mountToasts } = await import('#src/app/toastContainer.tsx')
  return mountToasts()
}

let mounted: Promise<Awaited<ReturnType<typeof mount>> | null> | null = null

/** Null when there is a new version of the shop, which the page says by itself (NET-6). */
const load = () => (mounted ??= keepLoading(mount).catch(() => (mounted = null)))

/** Loads the library ahead of the first toast, which may have to report a lost network. */
export const preloadToasts = async (): Promise<void> => void (await load())

/**
 * Shows a toast (SHOP-9: top-right, 5 s). While a failure is visible, the same failure of the same call is not shown
 * again (PAGE-13); a success always is. A toast waits for the library for as long as it takes (NET-9).
 * @param call name of the call that the toast reports, if any
 */
export async function notify({ tone, text }: Toast, call = ''): Promise<void> {
  const toast = await load()
  const isFailure = tone === 'error' || tone === 'warning'
  toast?.[tone](text, isFailure ? { toastId: `${call} ${text}`.replaceAll(/\W+/g, '-') } : {})
}

export const closeToasts = async (): Promise<void> => (await mounted)?.dismiss()

/**
 * Logs a failed query (ORDER-8): only the call's name, the kind of error and the status. Arguments, answers and tokens must
 * never be logged (PAY-11).
 */
export const logFailure = (call: string, { kind, status }: ApiError): void =>
  console.info(`${call} failed: ${kind}${status === null ? '' : ` (${status})`}`)
