import * as z from 'zod/mini'
import { db } from '#mocks/db.ts'
import { wait } from '#mocks/settings.ts'
import { IMAGE_HOST_ORIGIN, uploadPath } from '#mocks/origins.ts'
import { UploadError, type UploadPort } from '#src/ports/ports.ts'

const responseSchema = z.object({
  success: z.literal(true),
  data: z.object({ url: z.string().check(z.startsWith('https://')) }),
})

const progressFractions = [0, 0.25, 0.5, 0.75]

/**
 * Encodes the real upload's form as bytes. The mock server in the page can read neither a FormData with a file in WebKit nor
 * jsdom's blobs in tests.
 */
async function toMultipart(file: File) {
  const boundary = `form-${crypto.randomUUID()}`
  const createFieldHeader = (name: string) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`
  const fileName = file.name.replaceAll('"', '%22')
  const pictureHeader = `${createFieldHeader('image')}; filename="${fileName}"\r\nContent-Type: ${file.type}\r\n\r\n`
  const body = new Blob([`${createFieldHeader('key')}\r\n\r\ndemo\r\n`, pictureHeader, file, `\r\n--${boundary}--\r\n`])
  return { body: await body.arrayBuffer(), headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}

/** Uploads to the mock image host. It simulates progress, because fetch does not report any. */
export const mockUpload: UploadPort = {
  async upload(file, { onProgress, signal } = {}) {
    for (const fraction of progressFractions) {
      onProgress?.(fraction)
      await wait(db.get().settings.latency / progressFractions.length)
      if (signal?.aborted) throw new UploadError('aborted')
    }
    const response = await fetch(`${IMAGE_HOST_ORIGIN}${uploadPath}`, {
      method: 'POST',
      ...(await toMultipart(file)),
      signal: signal ?? null,
    }).catch(() => {
      throw new UploadError(signal?.aborted ? 'aborted' : 'network')
    })
    const parsed = responseSchema.safeParse(await response.json().catch(() => null))
    if (!parsed.success) throw new UploadError('refused')
    onProgress?.(1)
    return parsed.data.data.url
  },
}
