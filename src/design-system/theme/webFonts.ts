import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'
import barlowCondensed from '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2'

/**
 * Loads the web fonts and gives the page all of them at once: each change of its fonts lays the page out again, and a
 * style sheet would change them when it comes, too (SPEED-6).
 * @throws DOMException when one does not load; the page then keeps the computer's
 */
export async function loadWebFonts(): Promise<void> {
  const fonts = [
    new FontFace('Archivo', `url(${archivo})`, { weight: '100 900' }),
    new FontFace('Barlow Condensed', `url(${barlowCondensed})`, { weight: '600' }),
  ]
  await Promise.all(fonts.map((font) => font.load()))
  for (const font of fonts) document.fonts.add(font)
}
