import { useEffect } from 'react'

/** A schema.org object, for search engines. */
export type StructuredData = { '@context': 'https://schema.org'; '@type': string } & Record<string, unknown>

/** Converts data to JSON for an HTML script element. Escapes `<`, so that text from the server can't close the element. */
export const toJson = (data: object): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`)

/** The id of the element that the build adds to a page's head for structured data (DATA-20). */
export const pageDataId = 'page-data'

/**
 * Keeps structured data in the document's head while mounted. Uses the build's element if there is one. A React <script> would
 * violate Trusted Types, but the page's policy accepts a text node with JSON.
 */
export function JsonLd({ data }: { data: StructuredData }) {
  const json = toJson(data)

  useEffect(() => {
    const script = document.getElementById(pageDataId) ?? document.createElement('script')
    if (script.textContent !== json) {
      Object.assign(script, { id: pageDataId, type: 'application/ld+json' })
      script.replaceChildren(document.createTextNode(json))
      document.head.append(script)
    }
    return () => script.remove()
  }, [json])

  return null
}
