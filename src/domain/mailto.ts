import { encodeText } from '#src/lib/url.ts'

/** Longest `mailto:` URL. Windows opens nothing for one of more than 2,048 characters; a letter of Bangla takes nine. */
const maxMailtoLength = 1900

export interface Mailto {
  href: string
  /** The text is too long for the URL, which contains only the subject. */
  isTooLong: boolean
}

/** Creates the URL that opens a message in the person's own email program (PAGE-5). @param to not encoded here */
export function toMailto(to: string, subject: string, text: string): Mailto {
  const withSubject = `mailto:${to}?subject=${encodeText(subject)}`
  const href = `${withSubject}&body=${encodeText(text.replaceAll(/\r?\n/g, '\r\n'))}`
  const isTooLong = href.length > maxMailtoLength
  return { href: isTooLong ? withSubject : href, isTooLong }
}
