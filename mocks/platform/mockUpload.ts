import * as z from 'zod/mini'
import { db } from '#mocks/db.ts'
import { wait } from '#mocks/settings.ts'
import { IMAGE_HOST, uploadPath } from '#mocks/origins.ts'
import { UploadError, type UploadPort } from '#src/ports/ports.ts'

const responseSchema = z.object({
  success: z.literal(true),
  data: z.object({ url: z.string().check(z.startsWith('https://')) }),
})

const progressSteps = [0, 0.25, 0.5, 0.75]

/** Uploads to the mock image host. It simulates the progress, which fetch does not report. */
export const mockUpload: UploadPort = {
  async upload(file, { onProgress, signal } = {}) {
    for (const share of progressSteps) {
      onProgress?.(share)
      await wait(db.get().settings.latency / progressSteps.length)
      if (signal?.aborted) throw new UploadError('aborted')
    }
    const response = await fetch(`${IMAGE_HOST}${uploadPath}?key=demo`, {
      method: 'POST',
      // Sends the file itself instead of a form: in WebKit, the mock server in the page can't read a form with a file.
      body: file,
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
