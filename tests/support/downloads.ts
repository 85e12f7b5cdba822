import papaparse from 'papaparse'
import { vi } from 'vitest'

/**
 * Captures the files that the shop downloads, until the test ends.
 * @returns a function that counts the files, and one that reads the newest file as CSV
 */
export function captureDownloads() {
  const blobs = vi.spyOn(URL, 'createObjectURL')
  const fileNames: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    fileNames.push(this.download)
  })
  return {
    countFiles: () => fileNames.length,
    async readNewest() {
      const blob = blobs.mock.calls.at(-1)?.[0] as Blob
      const bytes = new Uint8Array(await blob.arrayBuffer())
      const text = new TextDecoder().decode(bytes)
      const { data } = papaparse.parse<string[]>(text, { skipEmptyLines: true })
      return { name: fileNames.at(-1), firstBytes: Array.from(bytes.subarray(0, 3)), text, cells: data }
    },
  }
}
