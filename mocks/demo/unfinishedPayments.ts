import { paymentsPrefix } from '#src/payment/journal.ts'
import { createBrowserStorage } from '#src/platform/browserStorage.ts'

const storage = createBrowserStorage()

/** The shop's unfinished payments, as the texts of its storage keys. */
export const unfinishedPayments = {
  read: (): Record<string, string> =>
    Object.fromEntries(storage.keys(paymentsPrefix).map((key) => [key, storage.get(key) ?? ''])),

  /** Replaces all of them. Entries that are no payments are ignored. */
  replace(payments: Readonly<Record<string, string>>): void {
    for (const key of storage.keys(paymentsPrefix)) storage.remove(key)
    for (const [key, text] of Object.entries(payments)) if (key.startsWith(paymentsPrefix)) storage.set(key, text)
  },
}
