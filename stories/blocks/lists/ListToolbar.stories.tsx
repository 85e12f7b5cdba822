import { expect, fn } from 'storybook/test'
import { ListToolbar, type ListToolbarProps } from '#src/design-system/blocks/lists/ListToolbar.tsx'
import { parts } from '#src/copy/parts.ts'
import { everything } from '#src/domain/listQuery.ts'
import { partList, type QueryOf } from '#src/domain/lists.ts'
import preview from '#storybook/preview.tsx'

type Sort = NonNullable<QueryOf<typeof partList>['sort']>

const args: ListToolbarProps<Sort> = {
  kind: partList,
  labels: parts.list,
  query: everything,
  onQueryChange: fn(),
  found: 30,
  total: 30,
}

const meta = preview.meta({ title: 'Blocks/ListToolbar', component: ListToolbar<Sort>, args })

export const Narrowed = meta.story({
  args: { query: { q: 'brake', sort: 'priceUp' }, found: 12, onQueryChange: fn() },
  async play({ canvas, userEvent, args: { onQueryChange } }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('12 of 30 parts')
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Most in stock')
    await expect(onQueryChange).toHaveBeenLastCalledWith({ q: 'brake', sort: 'stock' })
    await userEvent.type(canvas.getByRole('searchbox'), '{Enter}')
    await expect(onQueryChange).toHaveBeenCalledOnce()
  },
})
