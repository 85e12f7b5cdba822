/** How a step names a control: the first of that role and name has the index 0. */
export interface Target {
  role: string
  name: string
  index: number
}

/** A control that can be seen and used. */
export interface Control extends Target {
  /** For fields, what is to be typed: the input's type and autocomplete. */
  hint: string
  /** An empty field for text. */
  isEmpty: boolean
  /** In the page's main part or a dialog, not in the frame around all pages. */
  isInMain: boolean
}

/** Something that no page may show. */
export interface Finding {
  kind: 'white page' | 'nonsense' | 'dead end'
  text: string
}

/** What is to be seen of a page. */
export interface PageView {
  /** The address's path. */
  path: string
  /** Whether an earlier page of the shop is in the tab's history. */
  canGoBack: boolean
  controls: Control[]
  findings: Finding[]
}

/** Looks at a page, under `installEyes`. */
export interface Eyes {
  read(): PageView
  /** Scrolls to a control and gives it the focus when asked to. @returns its middle in px; null when it is not there */
  reach(target: Target, withFocus: boolean): { x: number; y: number } | null
}

/**
 * Runs in the page before its scripts: puts `Eyes` on `window.eyes`.
 * @param root path of the shop's root, with a slash at its end
 */
export function installEyes(root: string): void {
  // The demo's panel is no part of the shop.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('#demo { display: none }')
  document.adoptedStyleSheets = [sheet]

  const selector = 'a[href], button, input:not([type=hidden]), select, textarea'
  const dialog = '[role=dialog], [role=alertdialog]'
  const texts = 'input:not([type=range], [type=radio], [type=checkbox], [type=file]), textarea'
  const roles: Readonly<Record<string, string>> = {
    a: 'link',
    button: 'button',
    select: 'combobox',
    range: 'slider',
    radio: 'radio',
    checkbox: 'checkbox',
    file: 'file',
    search: 'searchbox',
  }
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden=true]')
  const all = (query: string) => [...document.querySelectorAll(query)].filter(isVisible)
  const clean = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 80)

  function nameOf(element: Element): string {
    const labels = 'labels' in element ? [...(element.labels as NodeListOf<HTMLElement>)] : []
    const label = labels.map(({ textContent }) => textContent).join(' ')
    return clean(element.getAttribute('aria-label') ?? (label || element.textContent || ''))
  }
  const roleOf = (element: Element) =>
    roles[element.localName] ?? roles[element.getAttribute('type') ?? ''] ?? 'textbox'

  /** Links to other sites, e-mail and telephone, and those that open windows, lead out of the shop: they do nothing. */
  const staysInShop = (element: Element) =>
    !(element instanceof HTMLAnchorElement) || (element.href.startsWith(location.origin + root) && !element.target)
  const stayInShop = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (link && !staysInShop(link)) event.preventDefault()
  }
  addEventListener('click', stayInShop, true)
  const isUsable = (element: Element) =>
    !element.matches(':disabled, [aria-disabled=true]') && !element.closest('[aria-busy=true]') && staysInShop(element)

  function controls(): { element: HTMLElement; control: Control }[] {
    const counts = new Map<string, number>()
    return all(selector).flatMap((element) => {
      if (!(element instanceof HTMLElement) || !isUsable(element)) return []
      const [role, name] = [roleOf(element), nameOf(element)]
      const index = counts.get(`${role} ${name}`) ?? 0
      counts.set(`${role} ${name}`, index + 1)
      const hint = `${element.getAttribute('type') ?? ''} ${element.getAttribute('autocomplete') ?? ''}`.trim()
      const isEmpty = element.matches(texts) && (element as HTMLInputElement).value === ''
      return [
        { element, control: { role, name, index, hint, isEmpty, isInMain: !!element.closest(`main, ${dialog}`) } },
      ]
    })
  }

  const excerpt = () => clean((document.querySelector<HTMLElement>('main') ?? document.body).innerText)

  /** What a person reads, or has read aloud. */
  function words(): string[] {
    const attributes = [...document.querySelectorAll('body [aria-label], body [alt], body [href], body [src]')].flatMap(
      (element) => ['aria-label', 'alt', 'href', 'src'].map((name) => element.getAttribute(name) ?? ''),
    )
    // A picture's bytes may spell anything.
    const read = attributes.filter((text) => !text.startsWith('data:'))
    return [document.title, document.body.innerText, ...read]
  }

  function findingsOf(list: Control[]): Finding[] {
    const findings: Finding[] = []
    // A spinner is not seen at first.
    const isLoading = document.querySelector('[role=status]:has(> svg)') !== null
    const isWorking = isLoading || all('[aria-busy=true], [aria-disabled=true]').length > 0
    const hasMain = all('main').length > 0
    if (all(`h1, ${dialog}`).length === 0 && !isLoading)
      findings.push({ kind: 'white page', text: `no heading in “${excerpt()}”` })
    for (const text of words()) {
      const found = /.{0,30}(?:undefined|NaN|\[object).{0,30}/.exec(text)?.[0]
      if (found !== undefined) findings.push({ kind: 'nonsense', text: found })
    }
    // A field leads on as well: another search finds something.
    const leadsOn = isWorking || !hasMain ? list.length > 0 : list.some(({ isInMain }) => isInMain)
    if (!leadsOn) findings.push({ kind: 'dead end', text: `from “${excerpt()}”` })
    return findings
  }

  const eyes: Eyes = {
    read() {
      const list = controls().map(({ control }) => control)
      return {
        path: location.pathname,
        canGoBack: Number((history.state as { idx?: number } | null)?.idx ?? 0) > 0,
        controls: list,
        findings: findingsOf(list),
      }
    },
    reach({ role, name, index }, withFocus) {
      const found = controls().find(
        ({ control }) => control.role === role && control.name === name && control.index === index,
      )
      if (!found) return null
      found.element.scrollIntoView({ block: 'center', behavior: 'instant' })
      if (withFocus) found.element.focus()
      const { x, y, width, height } = found.element.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    },
  }
  Object.assign(window, { eyes })
}
