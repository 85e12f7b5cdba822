import { isHydrated } from '#src/early/isHydrated.ts'

/** Keeps what is typed or chosen in a field before React answers its events: when it does, the field reports it once more. */
export function keepInput(field: HTMLInputElement | HTMLSelectElement): void {
  let kept = ''

  function keep(): void {
    kept = field.value
  }

  function report(): void {
    if (!isHydrated(field)) return void requestAnimationFrame(report)
    field.removeEventListener('input', keep)
    // React ignores values that it knows: it sees an assignment to the element, but not one by the prototype's setter.
    field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, kept)
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }

  field.addEventListener('input', keep)
  field.addEventListener('input', report, { once: true })
}
