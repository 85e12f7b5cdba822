import { useEffect } from 'react'

/** A schema.org object, for search engines. */
export type StructuredData = { '@context': 'https://schema.org'; '@type': string } & Record<string, unknown>

/** Converts data to JSON for an HTML script element. Escapes `<`, so no text of the server can close the element. */
export const toJson = (data: object): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`)

/** Id of the element with the data of a page's parts; the build writes it into the head (DATA-20). */
export const pageDataId = 'page-data'

/**
 * Puts structured data into the document's head while it is mounted, into the element that the build has written if there
 * is one. Not a React <script>, which violates Trusted Types: a text node goes through the page's policy, which accepts JSON.
 */
export function JsonLd({ data }: { data: StructuredData }) {
  const text = toJson(data)

  useEffect(() => {
    const script = document.getElementById(pageDataId) ?? document.createElement('script')
    if (script.textContent !== text) {
      Object.assign(script, { id: pageDataId, type: 'application/ld+json' })
      script.replaceChildren(document.createTextNode(text))
      document.head.append(script)
    }
    return () => script.remove()
  }, [text])

  return null
}
