import { db } from '#mocks/db.ts'
import { renderAccountChooser, type GoogleAccount } from '#mocks/platform/googleWindow.ts'
import { googleAccount } from '#mocks/seed/users.ts'
import { IdentityError } from '#src/ports/ports.ts'

/** The first account is seeded; the second is not registered yet. */
const accounts: readonly GoogleAccount[] = [googleAccount, { name: 'Mina Das', email: 'mina.das@gmail.example' }]

/** The popup's size in px (SHOP-9). */
const popupSize = { width: 500, height: 600 }

/** How often to check whether the popup was closed, because browsers dispatch no event for this. */
const closedPollMs = 200

function openPopup(): Window {
  const { popup } = db.get().settings
  if (popup === 'closed') throw new IdentityError('popup-closed-by-user')
  const position = `left=${(screen.availWidth - popupSize.width) / 2},top=${(screen.availHeight - popupSize.height) / 2}`
  const features = `popup,width=${popupSize.width},height=${popupSize.height},${position}`
  const chooser = popup === 'blocked' ? null : window.open('', 'google-chooser', features)
  if (!chooser) throw new IdentityError('popup-blocked')
  return chooser
}

/** Opens a popup to select a Google account. Call it before any await in the click handler, or browsers block the popup. */
export function selectGoogleAccount(): Promise<GoogleAccount> {
  const chooser = openPopup()
  return new Promise((resolve, reject) => {
    const timer = setInterval(() => {
      if (!chooser.closed) return
      clearInterval(timer)
      reject(new IdentityError('popup-closed-by-user'))
    }, closedPollMs)
    if (chooser.closed) return
    renderAccountChooser(chooser, accounts, (account) => {
      clearInterval(timer)
      resolve(account)
      chooser.close()
    })
  })
}
