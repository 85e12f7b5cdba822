import { expect, waitFor } from 'storybook/test'
import { DashboardMenu } from '#src/design-system/blocks/shell/DashboardMenu.tsx'
import { TabRow } from '#src/design-system/blocks/shell/TabRow.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Blocks/TabRow',
  component: TabRow,
  args: { children: null },
  parameters: { at: '/dashboard/manageallorders' },
  globals: { viewport: { value: 'small' } },
  render: () => <DashboardMenu role={{ state: 'ready', value: 'admin' }} />,
})

/** In a small window the current tab is scrolled into view, and both edges hint at more tabs. */
export const Small = meta.story({
  async play({ canvas, canvasElement }) {
    await document.fonts.ready
    const row = canvasElement.querySelector<HTMLElement>('nav ul')?.parentElement
    const isColumn = innerWidth >= 768
    await waitFor(() => expect(row?.dataset.more).toBe(isColumn ? '' : 'start end'))
    if (isColumn) return
    const { left, right } = canvas.getByRole('link', { name: 'Manage All Orders' }).getBoundingClientRect()
    await expect(left).toBeGreaterThan(0)
    await expect(right).toBeLessThan(innerWidth)
    canvas.getByRole('link', { name: 'Manage Current Users' }).focus()
    await waitFor(() => expect(row?.dataset.more).toBe('start'))
  },
})
