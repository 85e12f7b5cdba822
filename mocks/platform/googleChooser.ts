import { providerCopy } from '#mocks/copy.ts'
import { db } from '#mocks/db.ts'
import { IdentityError } from '#src/platform/ports.ts'

/** Somebody's Google account. */
export interface GoogleAccount {
  name: string
  email: string
}

/** One who is known to the shop and has no password there, and one who has never been. */
const choices: GoogleAccount[] = [
  { name: 'Tania Sultana', email: 'tania.sultana@sylhetmotors.example' },
  { name: 'Mina Das', email: 'mina.das@gmail.example' },
]

/** The popup's size in px (SHOP-9). */
const size = { width: 500, height: 600 }

/** Milliseconds between two looks whether the window is still open: a window does not tell. */
const look = 200

function open(): Window {
  const { popup } = db.get().dials
  if (popup === 'closed') throw new IdentityError('popup-closed-by-user')
  const place = `left=${(screen.availWidth - size.width) / 2},top=${(screen.availHeight - size.height) / 2}`
  const features = `popup,width=${size.width},height=${size.height},${place}`
  const chooser = popup === 'blocked' ? null : window.open('', 'google-chooser', features)
  if (!chooser) throw new IdentityError('popup-blocked')
  return chooser
}

/** Draws the window with plain DOM calls: it inherits the page's policy of no inline style and no innerHTML. */
function paint({ document }: Window, onChoose: (account: GoogleAccount) => void): void {
  const write = <Tag extends 'h1' | 'p' | 'button'>(tag: Tag, text: string, style: Partial<CSSStyleDeclaration>) => {
    const element = document.createElement(tag)
    element.textContent = text
    Object.assign(element.style, style)
    return element
  }
  document.title = providerCopy.chooser.title
  document.documentElement.lang = 'en'
  Object.assign(document.body.style, {
    font: '16px/1.6 system-ui, sans-serif',
    margin: '48px',
    color: '#14181d',
    background: '#fff',
  })
  document.body.replaceChildren(
    write('h1', providerCopy.chooser.title, { fontSize: '22px', margin: '0' }),
    write('p', providerCopy.chooser.text, { margin: '0 0 24px' }),
    ...choices.map((account) => {
      const style = {
        display: 'block',
        width: '100%',
        minHeight: '56px',
        marginBottom: '12px',
        font: 'inherit',
        whiteSpace: 'pre-line',
      }
      const button = write('button', `${account.name}\n${account.email}`, style)
      button.onclick = () => onChoose(account)
      return button
    }),
  )
  document.querySelector('button')?.focus()
}

/**
 * Opens the small window in which a Google account is chosen. Call it in the click, before anything is awaited.
 * @throws IdentityError 'popup-blocked'
 * @returns the account; rejects with 'popup-closed-by-user'
 */
export function chooseGoogleAccount(): Promise<GoogleAccount> {
  const chooser = open()
  return new Promise((resolve, reject) => {
    const timer = setInterval(() => {
      if (!chooser.closed) return
      clearInterval(timer)
      reject(new IdentityError('popup-closed-by-user'))
    }, look)
    if (chooser.closed) return
    paint(chooser, (account) => {
      clearInterval(timer)
      resolve(account)
      chooser.close()
    })
  })
}
