import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

/** The fonts that a computer can have for text without serifs: the regular one and the bold one. */
const fontSets = {
  /** Arial's twin: its letters are as wide. */
  arial: [
    require.resolve('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf'),
    require.resolve('@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf'),
  ],
  /** Roboto alone, as on many phones. */
  roboto: [
    require.resolve('@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf'),
    require.resolve('@expo-google-fonts/roboto/700Bold/Roboto_700Bold.ttf'),
  ],
  /** DejaVu Sans alone, as on many a Linux server. */
  dejavu: [
    require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
    require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  ],
  /** None that the shop knows: one with serifs, a fifth wider than Arial. */
  unknown: [
    require.resolve('dejavu-fonts-ttf/ttf/DejaVuSerif.ttf'),
    require.resolve('dejavu-fonts-ttf/ttf/DejaVuSerif-Bold.ttf'),
  ],
}

export type FontSet = keyof typeof fontSets

const cacheDir = join(import.meta.dirname, '../../node_modules/.cache/fonts')

const escape = (path: string): string => path.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A folder can be named, a file can't: all files of the folders are rejected, and those of the set accepted. */
const describe = (files: string[]): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <cachedir>${escape(cacheDir)}</cachedir>
  ${[...new Set(files.map((file) => dirname(file)))].map((folder) => `<dir>${escape(folder)}</dir>`).join('')}
  <selectfont>
    <rejectfont><glob>*</glob></rejectfont>
    <acceptfont>${files.map((file) => `<glob>${escape(file)}</glob>`).join('')}</acceptfont>
  </selectfont>
</fontconfig>
`

/**
 * What a program's environment needs on Linux to find these fonts and none of the computer's own: tests lay out alike
 * everywhere. Other systems ignore it.
 */
export function fontEnvironment(set: FontSet): { FONTCONFIG_FILE: string } {
  const file = join(cacheDir, `${set}.conf`)
  mkdirSync(cacheDir, { recursive: true })
  // Renamed when it is complete: other tests read it at the same time.
  writeFileSync(`${file}.${process.pid}`, describe(fontSets[set]))
  renameSync(`${file}.${process.pid}`, file)
  return { FONTCONFIG_FILE: file }
}
