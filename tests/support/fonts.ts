import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

/** The system fonts of typical devices. Each set consists of a regular and a bold font. */
const fontSets = {
  /** A font with the metrics of Arial. */
  arial: [
    require.resolve('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf'),
    require.resolve('@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf'),
  ],
  /** Only Roboto, as on many phones. */
  roboto: [
    require.resolve('@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf'),
    require.resolve('@expo-google-fonts/roboto/700Bold/Roboto_700Bold.ttf'),
  ],
  /** Only DejaVu Sans, as on many Linux servers. */
  dejavu: [
    require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
    require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  ],
  /** None of the shop's fallback fonts: only a serif font, which is a fifth wider than Arial. */
  unknown: [
    require.resolve('dejavu-fonts-ttf/ttf/DejaVuSerif.ttf'),
    require.resolve('dejavu-fonts-ttf/ttf/DejaVuSerif-Bold.ttf'),
  ],
}

export type FontSet = keyof typeof fontSets

const cacheDir = join(import.meta.dirname, '../../node_modules/.cache/fonts')

const escape = (path: string): string => path.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Creates a configuration that rejects all fonts except these files, because fontconfig can only add whole folders. */
const toFontConfig = (files: string[]): string => `<?xml version="1.0"?>
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
 * Creates an environment variable with which programs on Linux find only these fonts, so pages have the same layout on
 * every machine. Other systems ignore the variable.
 */
export function createFontEnvironment(set: FontSet): { FONTCONFIG_FILE: string } {
  const file = join(cacheDir, `${set}.conf`)
  mkdirSync(cacheDir, { recursive: true })
  // The file gets its name only when it is complete, because other tests may read it at the same time.
  writeFileSync(`${file}.${process.pid}`, toFontConfig(fontSets[set]))
  renameSync(`${file}.${process.pid}`, file)
  return { FONTCONFIG_FILE: file }
}
