/** Lets the browser save a text as a JSON file. @param name any text; becomes the file's name */
export function downloadText(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = `${fileStem(name)}.json`
  link.click()
  // Firefox starts the download after this task.
  setTimeout(() => URL.revokeObjectURL(link.href), 0)
}

/** @returns letters and digits of any script, joined by hyphens: what every file system takes */
export const fileStem = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '') || 'moment'
