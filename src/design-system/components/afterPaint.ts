/**
 * Runs something slow that a press asks for, such as drawing another page, after the next paint: the press itself is seen
 * first, also on a slow phone (SPEED-5).
 */
export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback))
}
