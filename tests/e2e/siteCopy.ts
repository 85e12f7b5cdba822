import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fromRoot } from '#src/build/project.ts'

/** The copies are deleted when the process ends, because a service worker may still request their files before. */
const copies: string[] = []
process.once('exit', () => copies.forEach((dir) => rmSync(dir, { recursive: true, force: true })))

/** Copies a built site, so that a test can change the files. */
export function copySite(builtDir: string) {
  const dir = mkdtempSync(fromRoot('node_modules/.cache/site-'))
  copies.push(dir)
  cpSync(builtDir, dir, { recursive: true })
  function putFile(file: string, text: string): void {
    mkdirSync(join(dir, dirname(file)), { recursive: true })
    writeFileSync(join(dir, file), text)
  }
  const editFile = (file: string, change: (text: string) => string) =>
    putFile(file, change(readFileSync(join(dir, file), 'utf8')))
  return { dir, putFile, editFile }
}
