import { parseArgs } from 'node:util'

/** What `npm run test:monkey` was asked to do. */
export interface Options {
  seed: number
  minutes: number
  /** Infinity: as many as the time allows. */
  steps: number
}

function readNumber(name: string, text: string): number {
  const number = Number(text)
  if (text.trim() === '' || !(number > 0)) throw new Error(`--${name} is not a number above 0: ${text}`)
  return number
}

/**
 * Reads the command's arguments.
 * @throws Error on an unknown argument, or a value that is not a number above 0
 */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: 'string', default: '1' },
      minutes: { type: 'string', default: '10' },
      steps: { type: 'string', default: 'Infinity' },
    },
  })
  return {
    seed: readNumber('seed', values.seed),
    minutes: readNumber('minutes', values.minutes),
    steps: readNumber('steps', values.steps),
  }
}
