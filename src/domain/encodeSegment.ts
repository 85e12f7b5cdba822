import { encodeText } from '#src/format/encodeText.ts'

/**
 * Percent-encodes a text as one segment of a path (DATA-6). No path can hold '', '.', '..' and half a surrogate pair: they
 * become '?' and U+FFFD, for which the server finds nothing.
 */
export const encodeSegment = (text: string): string => encodeText(text.replace(/^\.{0,2}$/, '?'))
