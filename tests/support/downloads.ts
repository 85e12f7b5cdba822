import papaparse from 'papaparse'
import { vi } from 'vitest'

/**
 * Captures the files that the shop passes to the browser, until the test ends.
 * @returns a function that reads the newest file: its name, its first bytes, its text and its cells
 */
export function catchDownloads() {
  const blobs = vi.spyOn(URL, 'createObjectURL')
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  return {
    count: () => names.length,
    async newest() {
      const blob = blobs.mock.calls.at(-1)?.[0] as Blob
      const bytes = new Uint8Array(await blob.arrayBuffer())
      const text = new TextDecoder().decode(bytes)
      const { data } = papaparse.parse<string[]>(text, { skipEmptyLines: true })
      return { name: names.at(-1), start: Array.from(bytes.subarray(0, 3)), text, cells: data }
    },
  }
}
