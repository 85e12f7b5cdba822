import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { RestoreFocus } from '#src/design-system/blocks/feedback/RestoreFocus.tsx'
import { Button } from '#src/design-system/components/Button.tsx'
import { Heading } from '#src/design-system/components/Heading.tsx'
import { Table, type Column } from '#src/design-system/components/Table.tsx'
import preview from '#storybook/preview.tsx'

function PartTable() {
  const [names, setNames] = useState(['Rotor', 'Coilover', 'Piston'])
  const removeColumn: Column<string> = {
    key: 'remove',
    header: 'Remove',
    cell: (name) => (
      <Button
        tone="primary"
        onClick={() => setNames(names.filter((otherName) => otherName !== name))}
      >{`Remove ${name}`}</Button>
    ),
  }
  return (
    <RestoreFocus>
      <Heading level={1}>Parts</Heading>
      {names.length > 0 && <Table caption="Parts" rows={names} rowKey={(name) => name} columns={[removeColumn]} />}
    </RestoreFocus>
  )
}

const meta = preview.meta({
  title: 'Blocks/RestoreFocus',
  component: RestoreFocus,
  args: { children: null },
  render: () => <PartTable />,
})

/**
 * When a row is removed, the focus moves to the next row, or to the previous row if the removed row was the last. If the
 * list becomes empty, the focus moves to the heading.
 */
export const RowByRow = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Coilover' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Piston' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Rotor' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
})
