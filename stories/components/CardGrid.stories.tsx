import { expect, waitFor } from 'storybook/test'
import { CardGrid, type CardGridProps } from '#src/design-system/components/CardGrid.tsx'
import { Page } from '#src/design-system/components/Page.tsx'
import { Surface } from '#src/design-system/components/Surface.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import preview from '#storybook/preview.tsx'

/** Numbered texts of very different lengths. */
const texts = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `${index + 1}. ${'Cast, turned, balanced. '.repeat(1 + ((index * 7) % 11))}`,
  )

const args: CardGridProps<string> = {
  items: texts(6),
  columns: 2,
  initialCount: 12,
  itemKey: (text) => text,
  children: (text) => (
    <Surface padding={24}>
      <Text>{text}</Text>
    </Surface>
  ),
}

const meta = preview.meta({
  title: 'Components/CardGrid',
  component: CardGrid<string>,
  args,
  render: (args) => (
    <Page>
      <CardGrid {...args} />
    </Page>
  ),
})

/** `focusOn` moves the focus to an item, e.g. the first new one after "See all". */
export const FocusOn = meta.story({
  args: { focusIndex: 2 },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByRole('listitem')[2]).toHaveFocus())
    await expect(canvas.getAllByRole('listitem')[2]).toHaveAttribute('tabindex', '-1')
  },
})
