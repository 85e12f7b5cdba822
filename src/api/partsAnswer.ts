import { list } from '#src/api/answer.ts'
import { isPartWire, toPart } from '#src/domain/part.ts'

/** Reads the answer of GET /parts. In a file of its own: the page's script needs it without RTK Query (`src/early`). */
export const partsAnswer = list(isPartWire, toPart)
