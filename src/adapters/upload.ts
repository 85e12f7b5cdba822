import * as z from 'zod/mini'
import { parseUrl } from '#src/lib/url.ts'
import { UploadError, type UploadPort } from '#src/ports/ports.ts'
import type { RealConfig } from '#src/adapters/config.ts'

/** Response of the image host; only an https URL is valid (PAGE-11). */
const uploadWireSchema = z.object({
  success: z.literal(true),
  data: z.object({ url: z.string().check(z.refine((url) => parseUrl(url)?.protocol === 'https:')) }),
})

/** Whether a file can be read. Browsers refuse to read a file that was moved, deleted or changed after it was selected. */
const isFileReadable = (file: File) =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )

/** Creates the upload port. It uses XMLHttpRequest, because fetch reports no upload progress. */
export const createUpload = ({ url, key }: RealConfig['imageHost']): UploadPort => ({
  upload: (file, { onProgress, signal } = {}) =>
    new Promise((resolve, reject) => {
      const rejectWith = (reason: UploadError['reason']) => () => reject(new UploadError(reason))
      if (signal?.aborted) return rejectWith('aborted')()
      const xhr = new XMLHttpRequest()
      xhr.open('POST', url)
      xhr.responseType = 'json'
      xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onProgress?.(loaded / total)
      }
      xhr.onload = () => {
        const parsed = z.safeParse(uploadWireSchema, xhr.response)
        if (parsed.success) resolve(parsed.data.data.url)
        else rejectWith('refused')()
      }
      // XMLHttpRequest fires the same event for a lost connection and for an unreadable file.
      xhr.onerror = () =>
        void isFileReadable(file).then((isReadable) => rejectWith(isReadable ? 'network' : 'changed')())
      xhr.onabort = rejectWith('aborted')
      signal?.addEventListener('abort', () => xhr.abort())
      const formData = new FormData()
      formData.set('key', key)
      formData.set('image', file)
      xhr.send(formData)
    }),
})
