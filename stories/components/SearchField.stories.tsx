import { useState } from 'react'
import { expect } from 'storybook/test'
import { SearchField, type SearchFieldProps } from '#src/design-system/components/SearchField.tsx'
import preview from '#storybook/preview.tsx'

const args: SearchFieldProps = { label: 'Search parts', clearLabel: 'Clear search', value: '', onChange: () => {} }

function Controlled(props: SearchFieldProps) {
  const [value, setValue] = useState(props.value)
  return <SearchField {...props} value={value} onChange={setValue} />
}

const meta = preview.meta({ title: 'Components/SearchField', component: SearchField, args, render: Controlled })

/** The clear button appears as soon as the field has text. A click on the button empties and focuses the field. */
export const Typed = meta.story({
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('searchbox', { name: 'Search parts' })
    await expect(canvas.queryByRole('button')).toBeNull()
    await userEvent.type(field, 'brake')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
    await userEvent.type(field, 'rotor')
  },
})
