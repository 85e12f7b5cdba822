import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'
import barlowCondensed from '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2'

/**
 * Loads the web fonts and adds both together, because every change of fonts causes a layout of the whole page (SPEED-6).
 * A style sheet would cause two: when it is applied and when its fonts have loaded.
 * @throws DOMException if one fails to load; the page then keeps the fallback fonts
 */
export async function loadWebFonts(): Promise<void> {
  const fonts = [
    new FontFace('Archivo', `url(${archivo})`, { weight: '100 900' }),
    new FontFace('Barlow Condensed', `url(${barlowCondensed})`, { weight: '600' }),
  ]
  await Promise.all(fonts.map((font) => font.load()))
  for (const font of fonts) document.fonts.add(font)
}
