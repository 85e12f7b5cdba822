/** Runs slow work, such as rendering a page, after the next paint, so that the pressed state is painted first (SPEED-5). */
export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback))
}
