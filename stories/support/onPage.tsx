import type { ReactNode } from 'react'
import { Page, type PageProps } from '#src/design-system/components/Page.tsx'

/** Makes a decorator: the story with the gutters of a page. */
export const onPage =
  (width: PageProps['width'] = 'content') =>
  (Story: () => ReactNode) => (
    <Page width={width}>
      <Story />
    </Page>
  )
