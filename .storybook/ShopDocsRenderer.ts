import { DocsRenderer } from '@storybook/addon-docs'
import type { ReactRenderer } from '@storybook/react-vite'
import { DocsFrame } from '#storybook/DocsFrame.tsx'
import { DocsLink } from '#storybook/DocsLink.tsx'

/** Renders documentation pages in the shop's own frame. A module of its own: no story waits for it (SPEED-16). */
export class ShopDocsRenderer extends DocsRenderer<ReactRenderer> {
  constructor() {
    super()
    const { render } = this
    this.render = (context, parameters, element) =>
      render(context, { ...parameters, container: DocsFrame, components: { a: DocsLink } }, element)
  }
}
