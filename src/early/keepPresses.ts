import { isHydrated } from '#src/early/isHydrated.ts'

/** The controls that do nothing without scripts. Links and text fields work by themselves. */
const controls = '#root button, #root [type="radio"]'

/**
 * Keeps the last press of a control that the shop can't answer yet, and presses the control again, once, when it can. From
 * then on it does nothing. A form waits in the same way.
 * @param onFormHeld called when a form is sent too early
 */
export function keepPresses(onFormHeld: () => void): void {
  let pressed: HTMLElement | null = null

  function answer(control: HTMLElement): void {
    if (pressed !== control || !control.isConnected) return
    if (!isHydrated(control)) return void requestAnimationFrame(() => answer(control))
    pressed = null
    // A radio that is chosen already would not count as changed.
    if (control instanceof HTMLInputElement) control.checked = false
    control.click()
  }

  addEventListener(
    'click',
    ({ target }) => {
      const control = target instanceof Element ? target.closest<HTMLElement>(controls) : null
      if (!control || isHydrated(control)) return
      pressed = control
      requestAnimationFrame(() => answer(control))
    },
    true,
  )
  // React may hydrate what is pressed at once, and then has answered.
  addEventListener('click', () => {
    if (pressed && isHydrated(pressed)) pressed = null
  })
  addEventListener(
    'submit',
    (event) => {
      if (!(event.target instanceof Element) || isHydrated(event.target)) return
      event.preventDefault()
      onFormHeld()
    },
    true,
  )
}
