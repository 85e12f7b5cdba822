import { describe, expect, it, vi } from 'vitest'
import { fireEvent, render, waitFor } from '@testing-library/react'
import { CardGrid, type CardGridProps } from '#src/design-system/components/CardGrid.tsx'

const grid = (props: Partial<CardGridProps<string>>) => (
  <CardGrid items={'abcdefgh'.split('')} columns={3} initialCount={3} itemKey={(item) => item} {...props}>
    {(item) => item}
  </CardGrid>
)

describe('CardGrid', () => {
  it('draws a screenful of more than 1,000 items, and in print what a search has left (ORDER-9, STATE-17)', async () => {
    const added = vi.spyOn(window, 'addEventListener')
    const items = Array.from({ length: 1_001 }, (_, index) => String(index))
    const { container, rerender } = render(grid({ items: items.slice(0, 1_000) }))
    const drawn = () => container.querySelectorAll('li').length
    expect(drawn()).toBe(1_000)
    rerender(grid({ items }))
    expect(drawn()).toBe(3)
    await waitFor(() => expect(added.mock.calls.map(([type]) => type)).toContain('beforeprint'))
    const rest = () =>
      Number.parseFloat(container.querySelector<HTMLElement>('li:last-child')?.style.marginBlockEnd ?? '')
    expect(rest()).toBeGreaterThan(100_000)
    fireEvent(window, new Event('beforeprint'))
    expect(drawn()).toBe(1_000)
    expect(rest()).toBe(0)
    rerender(grid({ items: items.slice(0, 7), total: 1_001 }))
    expect(drawn()).toBe(7)
  })
})
