import { parseArgs } from 'node:util'

/** What `npm run test:visual` was asked to do. */
export type Options =
  /** Compare the working copy with another commit. */
  | { task: 'compare'; base: string | undefined; only: string }
  /** Take the pictures of the working copy twice: they must be the same. */
  | { task: 'self'; only: string }
  /** Approve the changes in a file that the report exported, or else all changes of the last run. */
  | { task: 'approve'; file: string | undefined }
  /** Serve both Storybooks of the last run, to which its report links. */
  | { task: 'serve' }

/**
 * Reads the command's arguments.
 * @throws on an unknown one
 */
export function readOptions(args: string[]): Options {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      base: { type: 'string' },
      self: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      approve: { type: 'boolean', default: false },
      serve: { type: 'boolean', default: false },
    },
  })
  const { base, self, only, approve, serve } = values
  if (approve) return { task: 'approve', file: positionals[0] }
  if (positionals.length > 0) throw new Error(`Unknown argument: ${positionals.join(' ')}`)
  if (serve) return { task: 'serve' }
  return self ? { task: 'self', only } : { task: 'compare', base, only }
}
