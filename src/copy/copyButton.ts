export const copyButton = {
  copy: 'Copy',
  copied: 'Copied',
  failed: 'Couldn’t copy. Select the text and copy it.',
} as const
