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

export const Six = meta.story({
  async play({ canvas }) {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '6')
    await expect(canvas.getAllByRole('listitem')[5]).toHaveAttribute('aria-posinset', '6')
  },
})

/** `focusOn` moves the focus to an item, e.g. the first new one after "See all". */
export const FocusOn = meta.story({
  args: { focusIndex: 2 },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByRole('listitem')[2]).toHaveFocus())
    await expect(canvas.getAllByRole('listitem')[2]).toHaveAttribute('tabindex', '-1')
  },
})

/** Cards of different heights don't overlap, and the last one can be scrolled to. */
export const TenThousand = meta.story({
  args: { items: texts(10_000) },
  async play({ canvas }) {
    const items = () => canvas.getAllByRole('listitem')
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(400_000))
    for (const fraction of [0, 0.3, 1]) {
      scrollTo(0, fraction * document.documentElement.scrollHeight)
      await waitFor(async () => {
        const boxes = items().map((item: HTMLElement) => item.getBoundingClientRect())
        await expect(boxes.some(({ top, bottom }) => top < innerHeight && bottom > 0)).toBe(true)
        // Two columns: the card above is two items earlier.
        const overlaps = boxes.slice(2).filter(({ top }, index) => top < (boxes[index]?.bottom ?? top))
        await expect(overlaps).toEqual([])
      })
      await expect(items().length).toBeLessThan(60)
    }
    await waitFor(() => expect(items().at(-1)).toHaveAttribute('aria-posinset', '10000'))
  },
})
