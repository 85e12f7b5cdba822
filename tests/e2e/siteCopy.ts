import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fromRoot } from '#src/build/project.ts'

/** The copies are deleted only at the end, because a browser's worker may still read them. */
const copies: string[] = []
process.once('exit', () => copies.forEach((dir) => rmSync(dir, { recursive: true, force: true })))

/** Copies a built site, so that a test can change it. */
export function copySite(from: string) {
  const dir = mkdtempSync(fromRoot('node_modules/.cache/site-'))
  copies.push(dir)
  cpSync(from, dir, { recursive: true })
  function put(file: string, text: string): void {
    mkdirSync(join(dir, dirname(file)), { recursive: true })
    writeFileSync(join(dir, file), text)
  }
  const edit = (file: string, change: (text: string) => string) =>
    put(file, change(readFileSync(join(dir, file), 'utf8')))
  return { dir, put, edit }
}
