import { readTheme, applyTheme } from '#src/session/themePreference.ts'

// A script of its own at the top of every page of the production build: a chosen theme is there before the first paint.
applyTheme(readTheme())

/** How long the shop waits for the picture at most, ms. */
const patience = 3000

/**
 * The picture that is seen first has the line for itself, and the shop's scripts come after it (SPEED-3): on a slow
 * line they would take half of it, and they can't do much before the picture is there.
 */
async function startAfterPicture(start: string): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  const seen = picture?.decode().catch(() => undefined)
  await Promise.race([seen, new Promise((resolve) => setTimeout(resolve, patience))])
  await import(/* @vite-ignore */ start)
}

const start = document.currentScript?.dataset['start']
if (start !== undefined) document.addEventListener('DOMContentLoaded', () => void startAfterPicture(start))
