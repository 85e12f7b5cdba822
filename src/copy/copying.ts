/** The button that copies a text (PAGE-25). */
export const copying = {
  copy: 'Copy',
  copied: 'Copied',
  refused: 'The browser did not allow it. Select the text and copy it.',
} as const
