/** @returns red, green and blue (0 to 255) of any CSS colour, drawn over a background */
function toRgb(color: string, background: string): [number, number, number] {
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no canvas.')
  for (const paint of [background, color]) {
    context.fillStyle = paint
    context.fillRect(0, 0, 1, 1)
  }
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return [red, green, blue]
}

function luminance(channels: [number, number, number]): number {
  const [red, green, blue] = channels.map((channel) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * The contrast ratio of WCAG 2.2.
 * @param color a CSS colour; a transparent one is drawn over the background
 * @param background a CSS colour without transparency
 * @returns 1 to 21
 */
export function contrast(color: string, background: string): number {
  const luminances = [luminance(toRgb(color, background)), luminance(toRgb(background, background))]
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05)
}

/** @param reference `var(--name)` @returns the property's current value on the document */
export const valueOf = (reference: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(reference.slice(4, -1)).trim()
