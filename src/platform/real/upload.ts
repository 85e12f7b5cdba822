import * as z from 'zod/mini'
import type { UploadPort } from '#src/platform/ports.ts'
import type { RealConfig } from '#src/platform/real/config.ts'

/** What the image host answers (SHOP-7); only an https address counts (PAGE-11). */
const uploadWireSchema = z.object({
  success: z.literal(true),
  data: z.object({ url: z.url({ protocol: /^https$/ }) }),
})

/** The image host over XHR, for fetch knows no upload progress. The key travels in the body, never in the address. */
export const createUpload = ({ url, key }: RealConfig['imageHost']): UploadPort => ({
  upload: (file, { onProgress, signal } = {}) =>
    new Promise((resolve, reject) => {
      const refuse = (why: string) => () => {
        reject(new Error(`upload ${why}`))
      }
      if (signal?.aborted) {
        refuse('aborted')()
        return
      }
      const xhr = new XMLHttpRequest()
      xhr.open('POST', url)
      xhr.responseType = 'json'
      xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onProgress?.(loaded / total)
      }
      xhr.onload = () => {
        const answer = z.safeParse(uploadWireSchema, xhr.response)
        if (answer.success) resolve(answer.data.data.url)
        else refuse('refused')()
      }
      xhr.onerror = refuse('failed')
      xhr.onabort = refuse('aborted')
      signal?.addEventListener('abort', () => {
        xhr.abort()
      })
      const form = new FormData()
      form.set('key', key)
      form.set('image', file)
      xhr.send(form)
    }),
})
