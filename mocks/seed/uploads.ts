import * as z from 'zod/mini'

/** An uploaded picture: its public address, and the copy a page can load. */
const row = z.object({ address: z.string(), dataUrl: z.string() })
export type UploadRow = z.infer<typeof row>

const rows: UploadRow[] = []

export const uploadTable = { row, rows }
