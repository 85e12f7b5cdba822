/** The element of the report's page. @throws when there is none of this kind */
export function find<Kind extends HTMLElement>(selector: string, kind: new () => Kind): Kind {
  const element = document.querySelector(selector)
  if (!(element instanceof kind)) throw new Error(`No ${selector}`)
  return element
}

/** A new element with its properties and children. */
export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), props)
  element.append(...children)
  return element
}

/** A button that stays pressed. */
export const toggleButton = (label: string, isPressed: boolean, onclick: () => void): HTMLButtonElement =>
  el('button', { onclick, ariaPressed: String(isPressed) }, label)

/** Replaces what a container holds. The focus stays at the same place among its controls. */
export function redraw(container: HTMLElement, ...children: (Node | string)[]): void {
  const controls = () => [...container.querySelectorAll<HTMLElement>('button, a, input')]
  const focused = controls().findIndex((control) => control === document.activeElement)
  container.replaceChildren(...children)
  controls()[focused]?.focus()
}
