import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'
import barlowCondensed from '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2'

/**
 * Loads all web fonts before adding any, so that the page is laid out again only once (SPEED-6). A style sheet would cause
 * two layouts: when it is applied, and when the fonts have loaded.
 * @throws DOMException if a font fails to load; the page then keeps the fallback fonts
 */
export async function loadWebFonts(): Promise<void> {
  const fonts = [
    new FontFace('Archivo', `url(${archivo})`, { weight: '100 900' }),
    new FontFace('Barlow Condensed', `url(${barlowCondensed})`, { weight: '600' }),
  ]
  await Promise.all(fonts.map((font) => font.load()))
  for (const font of fonts) document.fonts.add(font)
}
