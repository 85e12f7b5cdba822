import { partsApi } from '#src/api/parts.ts'
import type { AppStore } from '#src/app/store.ts'
import type { PageName } from '#src/domain/pages.ts'
import { readIdInPath } from '#src/domain/paths.ts'
import { selectAccount } from '#src/session/sessionSlice.ts'

/** Asks for a part, and for the profile that fills in the order form. What is there already isn't asked for again. */
async function askForPurchase(store: AppStore, id: string): Promise<void> {
  store.dispatch(partsApi.util.prefetch('getPart', { id }, {}))
  const account = selectAccount(store.getState())
  if (!account) return
  const { profilesApi } = await import('#src/api/profiles.ts')
  store.dispatch(profilesApi.util.prefetch('getProfile', { email: account.email }, {}))
}

/**
 * Asks for what a page shows first, before a link to it is pressed: for Purchase its data, for a part on Tools the code that
 * shows it (SPEED-19).
 * @param name of the page
 * @param path below the site's root
 */
export async function prepareLink(store: AppStore, name: PageName, path: string, search: string): Promise<void> {
  const id = readIdInPath('purchase', path)
  try {
    if (id !== null) await askForPurchase(store, id)
    else if (name === 'parts' && search !== '') await import('#src/design-system/blocks/parts/PartDialog.tsx')
  } catch {
    // The page says so, if it is opened and its code does not load.
  }
}
