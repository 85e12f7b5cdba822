import { expect } from 'storybook/test'
import { PageLoading } from '#src/design-system/blocks/shell/PageLoading.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ title: 'Blocks/PageLoading', component: PageLoading, args: { onRetry: undefined } })

export const Waiting = meta.story({
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Loading the page'),
})
