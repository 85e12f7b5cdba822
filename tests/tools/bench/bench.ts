import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename } from 'node:path'

// Usage: npm run bench [-- <part of a file's name> ...]. Runs the benches one after another and repeats what they missed.

const chosen = process.argv.slice(2)
const files = globSync('tests/tools/bench/*.bench.ts')
  .filter((file) => chosen.length === 0 || chosen.some((name) => basename(file).includes(name)))
  .toSorted()

/** Runs one bench and shows its output. @returns its missed figures, and the bench itself when it failed */
async function runBench(file: string): Promise<string[]> {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    process.stdout.write(chunk)
    output += chunk.toString()
  })
  const code = await new Promise((resolve) => child.once('close', resolve))
  const missed = output.split('\n').filter((line) => line.endsWith('MISSED'))
  return code === 0 ? missed : [...missed, `${file} failed`]
}

if (files.length === 0) throw new Error(`No bench has ${chosen.join(' or ')} in its name.`)
const missed: string[] = []
for (const file of files) missed.push(...(await runBench(file)))
console.log(missed.length === 0 ? '\nEvery goal is met.' : `\nMissed:\n${missed.join('\n')}`)
