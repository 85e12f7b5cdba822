import { AnchorMdx } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { PageLink } from '#storybook/PageLink.tsx'

/** 'TheShop' to 'the-shop': the part of a page's Storybook id that comes from its file name. */
const kebab = (name: string): string => name.replaceAll(/(?<!^)[A-Z]/g, '-$&').toLowerCase()

/**
 * A link on a documentation page. In the sources, links are relative file paths; here links to pages get Storybook
 * addresses, and links to source files, which Storybook doesn't serve, become plain text.
 */
export function DocsLink({ href = '', children }: { href?: string; children?: ReactNode }) {
  const [, page, anchor = ''] = /^\.\/(\w+)\.mdx(#.*)?$/.exec(href) ?? []
  if (page !== undefined) return <PageLink to={`for-developers-${kebab(page)}--docs${anchor}`}>{children}</PageLink>
  if (href.startsWith('.')) return children
  return (
    <AnchorMdx href={href} target="_self">
      {children}
    </AnchorMdx>
  )
}
