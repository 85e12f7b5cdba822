import { useEffect } from 'react'
import { toJsonLd, type StructuredData } from '#src/domain/structuredData.ts'

export interface JsonLdProps {
  data: StructuredData
}

/**
 * Structured data in the document's head while it stands. By hand: React's own <script> is against Trusted Types, a text
 * node is put to the page's policy, which lets JSON pass.
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
