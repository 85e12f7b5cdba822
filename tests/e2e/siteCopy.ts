import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fromRoot } from '#src/build/project.ts'

/** The copies are deleted only when the process ends, because a service worker may request their files until then. */
const copyDirs: string[] = []
process.once('exit', () => copyDirs.forEach((dir) => rmSync(dir, { recursive: true, force: true })))

/** Copies a built site, so a test can change its files. */
export function copySite(builtDir: string) {
  const dir = mkdtempSync(fromRoot('node_modules/.cache/site-'))
  copyDirs.push(dir)
  cpSync(builtDir, dir, { recursive: true })
  function writeFile(file: string, text: string): void {
    mkdirSync(join(dir, dirname(file)), { recursive: true })
    writeFileSync(join(dir, file), text)
  }
  const editFile = (file: string, change: (text: string) => string) =>
    writeFile(file, change(readFileSync(join(dir, file), 'utf8')))
  return { dir, writeFile, editFile }
}
