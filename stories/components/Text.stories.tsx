import { expect } from 'storybook/test'
import { Text } from '#src/design-system/components/Text.tsx'
import { renderVariants } from '#stories/support/frames.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Text',
  component: Text,
  args: { children: 'Ventilated brake rotor, balanced to 10 g' },
})

export const Variants = meta.story({
  render: renderVariants(Text, [
    { size: 'large', weight: 'strong', children: '18 px: the sentence under a headline.' },
    { size: 'small', tone: 'muted', children: '14 px: hints and notes.' },
    { size: 'xsmall', children: '12 px: the smallest there is.' },
    { numeric: true, children: 'pi_3Q9xK2 1,680.00' },
    ...(['success', 'danger', 'info'] as const).map((tone) => ({ tone, children: tone })),
    { children: 'Rotor'.repeat(120) },
    { clamp: 3, children: 'Cross-drilled, two-piece, floating on eight bobbins. '.repeat(40) },
  ]),
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText(/^pi_/)).toHaveStyle({ whiteSpace: 'nowrap' })
    const clampedText = canvas.getByText(/Cross-drilled/)
    await expect(clampedText.scrollHeight).toBeGreaterThan(clampedText.clientHeight)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
