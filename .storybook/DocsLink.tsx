import { AnchorMdx } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'

/** 'TheShop' to 'the-shop': the part of a page's Storybook id that comes from its file name. */
const kebab = (name: string): string => name.replaceAll(/(?<!^)[A-Z]/g, '-$&').toLowerCase()

/**
 * A link on a documentation page. In the sources, links are relative file paths; here links to pages get Storybook
 * addresses, and links to source files, which Storybook doesn't serve, become plain text.
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
