import { DocsRenderer } from '@storybook/addon-docs'
import { AnchorMdx, DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { ReactRenderer } from '@storybook/react-vite'
import { useLayoutEffect, type PropsWithChildren } from 'react'
import { ScreenPage } from '#stories/support/ScreenPage.tsx'
import '#storybook/docs.css.ts'
import { PageLink } from '#storybook/PageLink.tsx'
import { darkModeQuery, themes } from '#storybook/theme.ts'
import { applySetting } from '#storybook/toolbar.ts'
import { useToolbarTheme } from '#storybook/useToolbarTheme.ts'

/** A page in the theme that is selected in the toolbar, or else in the system's theme. */
function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  const selectedTheme = useToolbarTheme()
  const systemTheme = darkModeQuery.matches ? 'dark' : 'light'
  useLayoutEffect(() => applySetting('theme', selectedTheme), [selectedTheme])
  return <DocsContainer {...props} theme={themes[selectedTheme === 'system' ? systemTheme : selectedTheme].storybook} />
}

/** Turns 'TheShop' into 'the-shop', the part of a page's Storybook id that comes from its file name. */
const toKebab = (name: string): string => name.replaceAll(/(?<!^)[A-Z]/g, '-$&').toLowerCase()

/**
 * The sources use relative file paths as links. Here, a link to a page gets its Storybook URL; a link to a source file
 * becomes plain text, because Storybook doesn't serve source files.
 */
function DocsLink({ href = '', children }: PropsWithChildren<{ href?: string }>) {
  const [, page, anchor = ''] = /^\.\/(\w+)\.mdx(#.*)?$/.exec(href) ?? []
  if (page !== undefined) return <PageLink to={`for-developers-${toKebab(page)}--docs${anchor}`}>{children}</PageLink>
  return href.startsWith('.') ? children : <AnchorMdx {...{ href, children }} target="_self" />
}

/**
 * Renders documentation pages in the shop's own frame, and the pages of screens for stakeholders. This is a
 * separate module, so that no story waits for it to load (SPEED-16).
 */
export class ShopDocsRenderer extends DocsRenderer<ReactRenderer> {
  constructor() {
    super()
    const { render } = this
    this.render = (context, parameters, element) => {
      const isScreenPage = !parameters.page && context.componentStories()[0]?.title.startsWith('Screens/') === true
      const page = isScreenPage ? { page: ScreenPage } : {}
      return render(context, { ...parameters, ...page, container: DocsPage, components: { a: DocsLink } }, element)
    }
  }
}
