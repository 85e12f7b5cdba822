import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'
import barlowCondensed from '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2'

/**
 * Loads the web fonts, then adds them to the page together: whatever changes its fonts lays the whole page out again
 * (SPEED-6), and a style sheet does so twice, when it comes and when its fonts have loaded.
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
