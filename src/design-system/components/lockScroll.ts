/**
 * Ref of what opens above the page: holds the page still meanwhile (theme/reset.css.ts). Where the page has a scrollbar
 * that takes room, the room is kept, so that nothing moves; where it has none, no gap opens.
 */
export function lockScroll(element: HTMLElement | null): void {
  if (element) element.dataset['scrollLock'] = innerWidth > document.documentElement.clientWidth ? 'bar' : ''
}
