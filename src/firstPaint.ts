import { readTheme, applyTheme } from '#src/session/themePreference.ts'

// A script inside every page of the production build: applies the stored theme before the first paint.
applyTheme(readTheme())

/** Longest wait for the picture. */
const timeoutMs = 3000

// attributes of this script's tag, which the build writes
const { start, fonts } = document.currentScript?.dataset ?? {}

/** Adds the style sheet with the fonts: before, the page is shown in fallback fonts of the same size (SPEED-3). */
function addFonts(): void {
  if (fonts === undefined) return
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: fonts }))
}

/**
 * Asks for the shop's scripts once the main picture is loaded, and for the fonts after them (SPEED-3): on a slow
 * connection they would take half of its bandwidth.
 */
async function startAfterPicture(start: string): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  const decoded = picture?.decode().catch(() => undefined)
  await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, timeoutMs))])
  await import(/* @vite-ignore */ start).finally(addFonts)
}

if (start === undefined) addEventListener('load', addFonts)
else document.addEventListener('DOMContentLoaded', () => void startAfterPicture(start))
