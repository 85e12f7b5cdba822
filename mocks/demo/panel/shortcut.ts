/**
 * Whether a key event is the panel's shortcut, Ctrl+Shift+X or ⌘⇧X. The source of this function is inlined into
 * mocks/build/boot.js, so it must not use anything that is declared outside.
 */
export const isShortcut = ({ ctrlKey, metaKey, shiftKey, code }: KeyboardEvent) =>
  (ctrlKey || metaKey) && shiftKey && code === 'KeyX'

/** The data attribute of <html> by which boot.js remembers that the shortcut was pressed before the panel had loaded. */
const pressedKey = 'shortcutPressed'

/** Repeats the shortcut that was pressed before the panel had loaded. Call it once the panel listens for keys (DEMO-8). */
export function repeatEarlyShortcut(): void {
  const { dataset } = document.documentElement
  const isPressed = dataset[pressedKey] === 'yes'
  // From now on, boot.js ignores the shortcut.
  dataset[pressedKey] = 'taken'
  if (isPressed) window.dispatchEvent(new KeyboardEvent('keydown', { ctrlKey: true, shiftKey: true, code: 'KeyX' }))
}
