/** Red, green, blue and alpha (0 to 255) of anything CSS calls a colour, over a ground. */
function pixel(color: string, ground: string): [number, number, number] {
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no canvas.')
  for (const paint of [ground, color]) {
    context.fillStyle = paint
    context.fillRect(0, 0, 1, 1)
  }
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return [red, green, blue]
}

function luminance(channels: [number, number, number]): number {
  const [red, green, blue] = channels.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * Contrast as WCAG 2.2 counts it.
 * @param color a CSS colour, see-through ones are laid over the ground
 * @param ground a CSS colour without transparency
 * @returns 1 to 21
 */
export function contrast(color: string, ground: string): number {
  const one = luminance(pixel(color, ground))
  const other = luminance(pixel(ground, ground))
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** What a custom property of the document is worth now. @param reference `var(--name)` */
export const valueOf = (reference: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(reference.slice(4, -1)).trim()
