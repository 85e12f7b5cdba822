import { providerCopy } from '#mocks/copy.ts'
import { db } from '#mocks/db.ts'
import { IdentityError } from '#src/platform/ports.ts'

/** The first is a seeded account without a password, the second is not registered yet. */
const accounts = [
  { name: 'Tania Sultana', email: 'tania.sultana@sylhetmotors.example' },
  { name: 'Mina Das', email: 'mina.das@gmail.example' },
]

type GoogleAccount = (typeof accounts)[number]

/** The popup's size in px (SHOP-9). */
const size = { width: 500, height: 600 }

/** Milliseconds between two checks whether the popup is still open; a popup fires no event when it is closed. */
const closedPollMs = 200

function openPopup(): Window {
  const { popup } = db.get().dials
  if (popup === 'closed') throw new IdentityError('popup-closed-by-user')
  const position = `left=${(screen.availWidth - size.width) / 2},top=${(screen.availHeight - size.height) / 2}`
  const features = `popup,width=${size.width},height=${size.height},${position}`
  const chooser = popup === 'blocked' ? null : window.open('', 'google-chooser', features)
  if (!chooser) throw new IdentityError('popup-blocked')
  return chooser
}

/** Renders the popup with DOM calls: it inherits the page's CSP, which forbids inline styles and innerHTML. */
function renderAccounts({ document }: Window, onChoose: (account: GoogleAccount) => void): void {
  const { title, text } = providerCopy.chooser
  const add = (tag: 'h1' | 'p' | 'button', content: string) => {
    const element = document.body.appendChild(document.createElement(tag))
    element.textContent = content
    return element
  }
  document.title = title
  document.documentElement.lang = 'en'
  Object.assign(document.body.style, { font: '16px/1.6 system-ui, sans-serif', margin: '48px', whiteSpace: 'pre-line' })
  document.body.replaceChildren()
  add('h1', title)
  add('p', text)
  for (const account of accounts) {
    const button = add('button', `${account.name}\n${account.email}`)
    Object.assign(button.style, {
      display: 'block',
      width: '100%',
      padding: '12px',
      marginBottom: '12px',
      font: 'inherit',
    })
    button.onclick = () => onChoose(account)
  }
  document.querySelector('button')?.focus()
}

/** Opens the popup in which a Google account is chosen. Call it in the click handler, before any await. */
export function chooseGoogleAccount(): Promise<GoogleAccount> {
  const chooser = openPopup()
  return new Promise((resolve, reject) => {
    const timer = setInterval(() => {
      if (!chooser.closed) return
      clearInterval(timer)
      reject(new IdentityError('popup-closed-by-user'))
    }, closedPollMs)
    if (chooser.closed) return
    renderAccounts(chooser, (account) => {
      clearInterval(timer)
      resolve(account)
      chooser.close()
    })
  })
}
