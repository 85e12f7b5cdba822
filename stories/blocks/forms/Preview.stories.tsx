import { expect } from 'storybook/test'
import { makePart } from '#mocks/seed/builders.ts'
import { PartCard } from '#src/design-system/blocks/parts/PartCard.tsx'
import { Preview } from '#src/design-system/blocks/forms/Preview.tsx'
import { toPart } from '#src/domain/part.ts'
import { onPage } from '#stories/support/onPage.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Blocks/Preview',
  component: Preview,
  args: {
    label: 'As customers see it',
    children: <PartCard part={toPart(makePart())} number={1} level={3} />,
  },
  decorators: [onPage('form')],
})

/** Visual only: nothing in it can be focused or clicked. */
export const OfAPart = meta.story({
  async play({ canvas, userEvent }) {
    await expect(canvas.getByText('Purchase Now').closest('[inert]')).not.toBeNull()
    await userEvent.tab()
    await expect(document.body).toHaveFocus()
  },
})
