import { isolate } from '#src/format/text.ts'

/** A message about a part starts with it (ORDER-19). Not in the file of the public pages: the first load needs none of it. */
export const aboutPart = (part: string): string => `About the part “${isolate(part)}”:\n`
