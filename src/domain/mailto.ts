import { encodeText } from '#src/lib/url.ts'

/** Windows ignores `mailto:` URLs of more than 2,048 characters. A percent-encoded Bangla letter takes nine characters. */
const maxMailtoLength = 1900

export interface Mailto {
  href: string
  /** The text is too long, so the URL contains only the subject. */
  isTooLong: boolean
}

/**
 * Creates a URL that opens a message in the person's email program (PAGE-5).
 * @param recipient the percent-encoded recipient
 */
export function toMailto(recipient: string, subject: string, text: string): Mailto {
  const hrefWithSubject = `mailto:${recipient}?subject=${encodeText(subject)}`
  const href = `${hrefWithSubject}&body=${encodeText(text.replaceAll(/\r?\n/g, '\r\n'))}`
  const isTooLong = href.length > maxMailtoLength
  return { href: isTooLong ? hrefWithSubject : href, isTooLong }
}
