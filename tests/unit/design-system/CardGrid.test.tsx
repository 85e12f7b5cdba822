import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { render, screen } from '@testing-library/react'
import { CardGrid, type CardGridProps } from '#src/design-system/components/CardGrid.tsx'

const grid = (props: Partial<CardGridProps<string>>) => (
  <CardGrid items={'abcdefgh'.split('')} columns={3} initialCount={3} itemKey={(item) => item} {...props}>
    {(item) => item}
  </CardGrid>
)

describe('CardGrid', () => {
  it('draws a screenful first', () => {
    expect(renderToString(grid({})).match(/<li/g)).toHaveLength(3)
  })

  it('then draws the others', () => {
    render(grid({}))
    expect(screen.getAllByRole('listitem')).toHaveLength(8)
  })

  it('draws the item that gets the focus with the first ones', () => {
    const { rerender } = render(grid({ items: ['a', 'b'] }))
    rerender(grid({ focusIndex: 2 }))
    expect(screen.getAllByRole('listitem')[2]).toHaveFocus()
  })
})
