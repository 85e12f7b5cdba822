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

/** A documentation page in the theme that is selected in the toolbar. The default is the system's theme. */
function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  const selectedTheme = useToolbarTheme()
  const systemTheme = darkModeQuery.matches ? 'dark' : 'light'
  useLayoutEffect(() => applySetting('theme', selectedTheme), [selectedTheme])
  return <DocsContainer {...props} theme={themes[selectedTheme === 'system' ? systemTheme : selectedTheme].storybook} />
}

/** Converts the file name of a page to the form that Storybook uses in ids, for example 'TheShop' to 'the-shop'. */
const toKebabCase = (name: string): string => name.replaceAll(/(?<!^)[A-Z]/g, '-$&').toLowerCase()

/**
 * Renders a link from an MDX file, where links are relative file paths. A link to another MDX file gets the URL of that
 * file's page in Storybook. A link to a source file becomes plain text, because Storybook doesn't serve source files.
 */
function DocsLink({ href = '', children }: PropsWithChildren<{ href?: string }>) {
  const [, fileName, anchor = ''] = /^\.\/(\w+)\.mdx(#.*)?$/.exec(href) ?? []
  if (fileName !== undefined)
    return <PageLink to={`for-developers-${toKebabCase(fileName)}--docs${anchor}`}>{children}</PageLink>
  return href.startsWith('.') ? children : <AnchorMdx {...{ href, children }} target="_self" />
}

/**
 * Renders documentation pages in the shop's theme. The stories of a screen get a page for stakeholders instead of
 * Storybook's default page. The renderer has its own module, so that no story waits for it to load (SPEED-16).
 */
export class ShopDocsRenderer extends DocsRenderer<ReactRenderer> {
  constructor() {
    super()
    const { render } = this
    this.render = (context, parameters, element) => {
      const isScreenPage = !parameters.page && context.componentStories()[0]?.title.startsWith('Screens/') === true
      const pageParameter = isScreenPage ? { page: ScreenPage } : {}
      return render(
        context,
        { ...parameters, ...pageParameter, container: DocsPage, components: { a: DocsLink } },
        element,
      )
    }
  }
}
