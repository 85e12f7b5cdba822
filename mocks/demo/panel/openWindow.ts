/** Another window of the demo. */
export interface WindowRequest {
  address: string
  /** The window's name: opening it again shows the same window. */
  target: string
  /** px; placed at the right edge of the screen. */
  width: number
  height: number
}

/** Opens a window. Call it while a press is handled. @returns false when the browser blocks it */
export function openWindow({ address, target, width, height }: WindowRequest): boolean {
  const left = window.screen.availWidth - width
  const opened = window.open(address, target, `popup,width=${width},height=${height},left=${left},top=0`)
  opened?.focus()
  return opened !== null
}
