import { expect } from 'storybook/test'
import { Spinner } from '#src/design-system/components/Spinner.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Spinner',
  component: Spinner,
  parameters: { layout: 'padded' },
  args: { label: 'Loading parts' },
})

export const Section = meta.story({
  async play({ canvas }) {
    const spinner = canvas.getByRole('status')
    await expect(spinner).toHaveTextContent('Loading parts')
    // The wheel, its hub and five holes, of which the first is filled.
    const fills = [...spinner.querySelectorAll('circle')].map((circle) => getComputedStyle(circle).fill)
    await expect(fills.map((fill) => fill === 'none')).toEqual([true, true, false, true, true, true, true])
  },
})
export const Inline = meta.story({ args: { space: 'inline' } })
export const Page = meta.story({ args: { space: 'page' } })
export const WithActions = meta.story({ args: { children: <button type="button">Try again</button> } })
