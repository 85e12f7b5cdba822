import { AnchorMdx } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'

/** 'TheShop' is 'the-shop': a page of stories/docs is called like its title. */
const kebab = (name: string): string => name.replaceAll(/(?<!^)[A-Z]/g, '-$&').toLowerCase()

/**
 * A link of a documentation page. In the repository it leads from file to file; here other pages have Storybook's
 * addresses, and source files, which it does not serve, are names only.
 */
export function DocsLink({ href = '', children }: { href?: string; children?: ReactNode }) {
  const page = /^\.\/(\w+)\.mdx$/.exec(href)?.[1]
  if (page === undefined && href.startsWith('.')) return children
  const address = page === undefined ? href : `?path=/docs/for-developers-${kebab(page)}--docs`
  return (
    <AnchorMdx href={address} target="_self">
      {children}
    </AnchorMdx>
  )
}
