import { useEffect } from 'react'
import { toJsonLd, type StructuredData } from '#src/routes/structuredData.ts'

export interface JsonLdProps {
  data: StructuredData
}

/**
 * Adds structured data to the document's head while it is mounted. Not a React <script>, which violates Trusted Types: a
 * text node goes through the page's policy, which accepts JSON.
 */
export function JsonLd({ data }: JsonLdProps) {
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
