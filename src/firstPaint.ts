import { askEarly } from '#src/api/earlyAnswers.ts'
import { keepPresses } from '#src/keepPresses.ts'
import { readTheme, applyTheme } from '#src/session/themePreference.ts'

// A script inside every page of the production build: applies the stored theme before the first paint.
applyTheme(readTheme())
keepPresses()

/** Longest wait for the picture. */
const timeoutMs = 3000

// attributes of this script's tag, which the build writes
const { start, fonts, calls, part } = document.currentScript?.dataset ?? {}

/** Asks for the page's data while the shop's scripts are still on their way (SPEED-13). */
function askForData(): void {
  calls?.split(' ').forEach(askEarly)
}

/** The same for a link to a part; the login names it too. @param base addresses of the page and of the call */
function askForPart(base: string): void {
  const [page = '', call = ''] = base.split(' ')
  const id = location.pathname.slice(page.length)
  if (location.pathname.startsWith(page) && /^[\w-]+$/.test(id)) askEarly(call + id)
}

/** Adds the style sheet with the fonts: before, the page is shown in fallback fonts of the same size (SPEED-3). */
function addFonts(): void {
  if (fonts === undefined) return
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: fonts }))
}

/**
 * Asks for the data and the shop's scripts once the main picture is loaded, and for the fonts after them (SPEED-3): on a
 * slow connection they would take half of its bandwidth.
 */
async function startAfterPicture(start: string): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  const decoded = picture?.decode().catch(() => undefined)
  await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, timeoutMs))])
  askForData()
  const scripts = start.split(' ').map((address) => import(/* @vite-ignore */ address))
  await Promise.all(scripts).finally(addFonts)
}

if (part !== undefined) askForPart(part)
if (start === undefined) {
  askForData()
  addEventListener('load', addFonts)
} else document.addEventListener('DOMContentLoaded', () => void startAfterPicture(start))
