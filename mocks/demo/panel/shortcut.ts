/**
 * Whether a key opens and closes the panel: Ctrl+Shift+X, or ⌘⇧X. Its text is also part of the page's inline script
 * (mocks/build/boot.js), so it uses nothing from outside.
 */
export const isShortcut = ({ ctrlKey, metaKey, shiftKey, code }: KeyboardEvent) =>
  (ctrlKey || metaKey) && shiftKey && code === 'KeyX'

/** Set on the page's root element by boot.js while a press of the shortcut waits for the panel. */
const pressedKey = 'shortcutPressed'

/** Presses the shortcut again that was pressed before the panel was there (DEMO-8). Call it once the panel listens. */
export function repeatEarlyShortcut(): void {
  const { dataset } = document.documentElement
  const isPressed = dataset[pressedKey] === 'yes'
  // boot.js keeps no press from now on.
  dataset[pressedKey] = 'taken'
  if (isPressed) window.dispatchEvent(new KeyboardEvent('keydown', { ctrlKey: true, shiftKey: true, code: 'KeyX' }))
}
