import { expect, waitFor } from 'storybook/test'
import { Spinner, type SpinnerProps } from '#src/design-system/components/Spinner.tsx'
import { renderVariants } from '#stories/support/frames.tsx'
import preview from '#storybook/preview.tsx'

const args: SpinnerProps = { label: 'Loading parts', space: 'inline' }

const meta = preview.meta({ title: 'Components/Spinner', component: Spinner, args })

export const Variants = meta.story({
  render: renderVariants(Spinner, [
    { label: 'Loading a section', space: 'section' },
    { label: 'Loading a page', space: 'page' },
    { label: 'With a way out', space: 'section', children: <button type="button">Try again</button> },
  ]),
  async play({ canvas, canvasElement }) {
    await waitFor(() => expect(canvas.getByText('Loading parts')).toBeVisible())
    // The circles are the wheel, its hub and five holes. Only the first hole is filled.
    const circles = canvasElement.querySelector('svg')?.querySelectorAll('circle') ?? []
    const fills = [...circles].map((circle) => getComputedStyle(circle).fill)
    await expect(fills.map((fill) => fill === 'none')).toEqual([true, true, false, true, true, true, true])
  },
})
