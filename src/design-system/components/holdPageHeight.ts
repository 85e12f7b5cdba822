/**
 * Keeps the page as high as it is until it is released, while the rows of a long list are replaced: WebKit lays the page out
 * between the old rows and the new ones, where their style depends on the width of a container, and would scroll up to
 * where the shorter page ends.
 */
export function holdPageHeight(): void {
  document.body.style.minHeight = `${document.body.scrollHeight}px`
}

/** Lets the page be as high as its content again. */
export function releasePageHeight(): void {
  document.body.style.minHeight = ''
}
