/**
 * A ref for a dialog's element: stops the page from scrolling while the dialog is open (theme/reset.css.ts). If the
 * page's scrollbar takes up space, that space is kept: the page must not shift sideways.
 */
export function lockScroll(element: HTMLElement | null): void {
  if (element) element.dataset.scrollLock = innerWidth > document.documentElement.clientWidth ? 'bar' : ''
}
