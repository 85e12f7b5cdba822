/**
 * Whether a key event is the panel's shortcut, Ctrl+Shift+X or ⌘⇧X. The build inlines the source of this function into
 * mocks/build/boot.js, so the function must not use anything that is declared outside it.
 */
export const isPanelShortcut = ({ ctrlKey, metaKey, shiftKey, code }: KeyboardEvent) =>
  (ctrlKey || metaKey) && shiftKey && code === 'KeyX'

/** boot.js sets this data attribute of <html> if the shortcut is pressed before the panel has loaded. */
const shortcutPressedKey = 'shortcutPressed'

/** Repeats the shortcut that was pressed before the panel had loaded. Call it once the panel listens for keys (DEMO-8). */
export function repeatEarlyShortcut(): void {
  const { dataset } = document.documentElement
  const isPressed = dataset[shortcutPressedKey] === 'yes'
  // From now on, boot.js ignores the shortcut.
  dataset[shortcutPressedKey] = 'taken'
  if (isPressed) window.dispatchEvent(new KeyboardEvent('keydown', { ctrlKey: true, shiftKey: true, code: 'KeyX' }))
}
