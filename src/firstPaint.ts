import { readTheme, applyTheme } from '#src/session/themePreference.ts'

// A blocking script in every page of the production build: applies the stored theme before the first paint.
applyTheme(readTheme())

/** Longest wait for the picture. */
const timeoutMs = 3000

/**
 * Imports the shop's scripts once the main picture is loaded (SPEED-3): on a slow connection they would take half of its
 * bandwidth.
 */
async function startAfterPicture(start: string): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  const decoded = picture?.decode().catch(() => undefined)
  await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, timeoutMs))])
  await import(/* @vite-ignore */ start)
}

const start = document.currentScript?.dataset['start']
if (start !== undefined) document.addEventListener('DOMContentLoaded', () => void startAfterPicture(start))
