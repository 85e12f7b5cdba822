import { useEffect } from 'react'

/** A schema.org object, for search engines. */
export type StructuredData = { '@context': 'https://schema.org'; '@type': string } & Record<string, unknown>

/** Converts data to JSON for an HTML script element. Escapes `<`, so no text of the server can close the element. */
export const toJsonLd = (data: StructuredData): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`)

/**
 * Adds structured data to the document's head while it is mounted. Not a React <script>, which violates Trusted Types: a
 * text node goes through the page's policy, which accepts JSON.
 */
export function JsonLd({ data }: { data: StructuredData }) {
  const text = toJsonLd(data)

  useEffect(() => {
    const script = document.createElement('script')
    script.type = 'application/ld+json'
    script.append(document.createTextNode(text))
    document.head.append(script)
    return () => script.remove()
  }, [text])

  return null
}
