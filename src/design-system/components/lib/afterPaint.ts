/**
 * Runs something slow that a press starts, such as drawing another page, after the next paint. So the user sees the press
 * first, also on a slow phone (SPEED-5).
 */
export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback))
}
