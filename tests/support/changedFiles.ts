import { execFileSync } from 'node:child_process'

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

/**
 * @param ref what the working copy is compared with; by default the commit where the branch left main
 * @returns the changed, new and deleted files, from the project's root, also those that are not committed
 * @throws on an unknown ref
 */
export function readChangedFiles(ref = git('merge-base', 'main', 'HEAD')): string[] {
  const files = [git('diff', '--name-only', ref), git('ls-files', '--others', '--exclude-standard')]
  return files.flatMap((text) => text.split('\n').filter(Boolean))
}
