/** The relative luminance of a colour such as '#14181D'. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of WCAG 2.2, 1 to 21, of two colours such as '#14181D'. */
export function contrast(color: string, background: string): number {
  const luminances = [luminance(color), luminance(background)]
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05)
}
