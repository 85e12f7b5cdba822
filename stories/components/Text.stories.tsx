import { expect } from 'storybook/test'
import { Text } from '#src/design-system/components/Text.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Text',
  component: Text,
  parameters: { layout: 'padded' },
  args: { children: 'Ventilated brake rotor, balanced to 10 g' },
})

const lookOf = (text: HTMLElement) => {
  const { fontSize, fontWeight, whiteSpace } = getComputedStyle(text)
  return { fontSize, fontWeight, whiteSpace }
}

export const Body = meta.story({
  async play({ canvas }) {
    const look = { fontSize: '16px', fontWeight: '400', whiteSpace: 'normal' }
    await expect(lookOf(canvas.getByText(/^Ventilated/))).toEqual(look)
  },
})
export const Muted = meta.story({ args: { tone: 'muted', size: 'small' } })
export const Strong = meta.story({
  args: { weight: 'strong', size: 'large' },
  async play({ canvas }) {
    const look = { fontSize: '18px', fontWeight: '650', whiteSpace: 'normal' }
    await expect(lookOf(canvas.getByText(/^Ventilated/))).toEqual(look)
  },
})
export const Numeric = meta.story({
  args: { numeric: true, children: 'pi_3Q9xK2 1,680.00' },
  async play({ canvas }) {
    await expect(canvas.getByText(/^pi_/)).toHaveStyle({ whiteSpace: 'nowrap' })
  },
})

export const Sizes = meta.story({
  render: () => (
    <>
      <Text size="large">18 px: the sentence under a headline.</Text>
      <Text size="body">16 px: running text.</Text>
      <Text size="small">14 px: hints and notes.</Text>
      <Text size="xsmall">12 px: the smallest there is.</Text>
    </>
  ),
})

export const Tones = meta.story({
  render: () => (
    <>
      <Text tone="ink">Ink</Text>
      <Text tone="muted">Muted</Text>
      <Text tone="accent">Accent</Text>
      <Text tone="success">Success</Text>
      <Text tone="danger">Danger</Text>
      <Text tone="info">Info</Text>
    </>
  ),
})

export const ClampedToThreeLines = meta.story({
  args: { clamp: 3, children: 'Cross-drilled, two-piece, floating on eight bobbins. '.repeat(40) },
  async play({ canvas }) {
    const text = canvas.getByText(/Cross-drilled/)
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight)
  },
})

export const LongWord = meta.story({
  args: { children: 'Rotor'.repeat(120) },
  async play({ canvasElement }) {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
