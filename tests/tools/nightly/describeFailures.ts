import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** Characters that GitHub takes in the text of an issue, less some for the text around the logs. */
const maxLength = 60_000

/**
 * Writes the text of an issue.
 * @param logs output of each job that failed, by its name
 * @param run address of the workflow's run
 * @returns Markdown: the end of each log, where a walk's seed and steps and the unnoticed mutants stand
 */
export function describeFailures(logs: Readonly<Record<string, string>>, run: string): string {
  const names = Object.keys(logs)
  const length = Math.floor(maxLength / Math.max(1, names.length))
  const sections = names.map((name) => {
    const end = stripVTControlCharacters(logs[name] ?? '')
      .trim()
      .slice(-length)
    // A log may have fences of its own.
    return `## ${name}\n\n~~~~~text\n${end}\n~~~~~\n`
  })
  return [`Failed: ${names.join(', ')}. [The whole run](${run})\n`, ...sections].join('\n')
}

/** Usage: node describeFailures.ts <folder of logs> */
if (import.meta.main) {
  const [folder = '.'] = process.argv.slice(2)
  const files = readdirSync(folder).toSorted()
  const logs = Object.fromEntries(
    files.map((file) => [file.replace(/\.log$/, ''), readFileSync(join(folder, file), 'utf8')]),
  )
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: id } = process.env
  console.log(describeFailures(logs, `${server}/${repository}/actions/runs/${id}`))
}
