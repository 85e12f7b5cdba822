import { providerCopy } from '#mocks/copy.ts'

export interface GoogleAccount {
  name: string
  email: string
}

const css = `
:root { color-scheme: light dark; --ink: #1f1f1f; --muted: #444746; --background: #fff; --line: #dadce0; --hover: #f1f3f4; --focus: #0b57d0 }
body { margin: 0; padding: 0 40px; background: var(--background); color: var(--ink); font: 14px/1.45 Arial, sans-serif }
header { margin: 0 -40px 36px; padding: 14px 40px; border-bottom: 1px solid var(--line); color: var(--muted) }
h1 { margin: 0; font-size: 28px; font-weight: 400; line-height: 1.25 }
p { margin: 8px 0 28px; font-size: 16px }
button { display: grid; grid-template-columns: 40px 1fr; column-gap: 14px; align-items: center; width: 100%; padding: 12px 8px;
  border: 0; border-bottom: 1px solid var(--line); background: none; color: inherit; font: inherit; text-align: start; cursor: pointer }
button:focus-visible { outline: 2px solid var(--focus) }
b { font-weight: 500 }
small { grid-column: 2; font-size: 13px; color: var(--muted) }
i { grid-row: 1 / 3; display: grid; place-items: center; height: 40px; border-radius: 50%; background: #00695c; color: #fff; font-size: 18px; font-style: normal }
button + button i { background: #6a1b9a }
footer { margin-top: 28px; font-size: 12px; color: var(--muted) }
@media (hover: hover) { button:hover { background: var(--hover) } }
@media (prefers-color-scheme: dark) { :root { --ink: #e3e3e3; --muted: #c4c7c5; --background: #131314; --line: #444746; --hover: #282a2c; --focus: #a8c7fa } }
`

/** Fills the popup. It uses a constructed style sheet, because the page's CSP allows no inline styles. */
export function renderAccountChooser(
  popup: Window & Partial<Pick<typeof globalThis, 'CSSStyleSheet'>>,
  accounts: readonly GoogleAccount[],
  onSelect: (account: GoogleAccount) => void,
): void {
  const { document } = popup
  const createElement = (tag: string, ...content: (string | Node)[]) => {
    const element = document.createElement(tag)
    element.append(...content)
    return element
  }
  const { bar, title, text, note } = providerCopy.chooser
  document.title = bar
  document.documentElement.lang = 'en'
  const sheet = popup.CSSStyleSheet && new popup.CSSStyleSheet()
  sheet?.replaceSync(css)
  if (sheet) document.adoptedStyleSheets = [sheet]
  const buttons = accounts.map((account) => {
    const initial = createElement('i', account.name.slice(0, 1))
    initial.ariaHidden = 'true'
    const button = createElement(
      'button',
      initial,
      createElement('b', account.name),
      createElement('small', account.email),
    )
    button.onclick = () => onSelect(account)
    return button
  })
  const main = createElement('main', createElement('h1', title), createElement('p', text), ...buttons)
  document.body.replaceChildren(createElement('header', bar), main, createElement('footer', note))
  buttons[0]?.focus()
}
