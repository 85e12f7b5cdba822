import { expect, fn } from 'storybook/test'
import { ListBody, type ListBodyProps } from '#src/design-system/blocks/ListBody.tsx'
import { Stack } from '#src/design-system/components/Stack.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import preview from '#storybook/preview.tsx'

const args: ListBodyProps<string> = {
  list: { state: 'ready', value: ['Rotor', 'Coilover'] },
  loading: 'Loading parts',
  stale: 'These parts may be old.',
  empty: <Text>None yet.</Text>,
  children: (rows) => (
    <Stack as="ul" gap={8}>
      {rows.map((row) => (
        <li key={row}>{row}</li>
      ))}
    </Stack>
  ),
}

const meta = preview.meta({ title: 'Blocks/ListBody', component: ListBody<string>, args })

export const Ready = meta.story({
  async play({ canvas }) {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
})

export const Empty = meta.story({
  args: { list: { state: 'ready', value: [] } },
  async play({ canvas }) {
    await expect(canvas.getByText('None yet.')).toBeVisible()
  },
})

export const Loading = meta.story({ args: { list: { state: 'loading' } } })
export const Failed = meta.story({ args: { list: { state: 'failed', reason: 'offline', retry: fn() } } })

export const Stale = meta.story({
  args: { list: { state: 'ready', value: ['Rotor'], stale: true } },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('These parts may be old.')
    await expect(canvas.getByText('Rotor')).toBeVisible()
  },
})
