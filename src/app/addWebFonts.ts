/**
 * Loads the web fonts (SPEED-11), where the computer has a font that was scaled to their size: elsewhere the page would
 * move (SPEED-4). Until then, and when it fails, the page is shown in the computer's font.
 */
export async function addWebFonts(): Promise<void> {
  try {
    // So far all fonts are the computer's, from fonts.css.ts.
    await Promise.any([...document.fonts].map((font) => font.load()))
    const { webFonts } = await import('#src/design-system/theme/webFonts.css.ts')
    await Promise.all(webFonts.map((family) => document.fonts.load(`1em ${family}`))) // raw: any size
  } catch {
    // Shown in what is there.
  }
}
