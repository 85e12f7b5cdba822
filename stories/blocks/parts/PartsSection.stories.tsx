import { expect, waitFor } from 'storybook/test'
import { PartsSection, type PartsSectionProps } from '#src/design-system/blocks/parts/PartsSection.tsx'
import type { Part } from '#src/domain/part.ts'
import { catalogue } from '#stories/support/catalogue.ts'
import { failed, loading, ready } from '#stories/support/loadables.ts'
import preview from '#storybook/preview.tsx'

const args: PartsSectionProps = { parts: ready(catalogue), level: 2 }

const meta = preview.meta({
  title: 'Blocks/PartsSection',
  component: PartsSection,
  args,
})

export const All = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('region', { name: 'AVAILABLE PARTS' })).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(catalogue.length))
    await expect(canvas.getByText(`${catalogue.length} parts`)).toBeVisible()
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(catalogue.length)
    await expect(canvas.queryByRole('link', { name: /See all/ })).toBeNull()
    await expect(canvas.queryByText(/could not be refreshed/)).toBeNull()
  },
})

export const FirstNine = meta.story({
  args: { limit: 9 },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('article')).toHaveLength(9)
    await expect(canvas.getByText(`9 of ${catalogue.length}`)).toBeVisible()
    const link = canvas.getByRole('link', { name: `See all ${catalogue.length} parts` })
    await expect(link).toHaveAttribute('href', '/parts')
  },
})

/** On a page of their own, the parts' names are one level below the page's heading. */
export const OwnPage = meta.story({
  args: { level: 1 },
  play: ({ canvas }) =>
    waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(catalogue.length)),
})

/** The parts loaded before stay, with a note that they could not be refreshed. */
export const Stale = meta.story({
  args: { parts: ready(catalogue.slice(0, 3), { stale: true }) },
  async play({ canvas }) {
    await expect(canvas.getByText(/could not be refreshed/)).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(3)
  },
})

export const Loading = meta.story({
  args: { parts: loading },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading parts')
    await expect(canvas.queryByText(/^\d+ parts?$/)).toBeNull()
  },
})

export const Empty = meta.story({
  args: { parts: ready<Part[]>([]) },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'No parts on the shelf' })).toBeVisible(),
})

const failure = failed('server')
export const Failed = meta.story({
  args: { parts: failure },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(failure.retry).toHaveBeenCalledOnce()
  },
})
