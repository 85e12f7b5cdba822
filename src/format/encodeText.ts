/**
 * Percent-encodes a text for an address or a key. Half a surrogate pair, which `encodeURIComponent` refuses, becomes U+FFFD:
 * `toWellFormed` is newer than the supported browsers (ROBUST-5).
 */
export const encodeText = (text: string): string => encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '\uFFFD'))
