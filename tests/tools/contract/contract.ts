import { writeFileSync } from 'node:fs'
import { openApiDocument } from '#stories/docs/contract/openApi.ts'
import { readVersion } from '#storybook/version.ts'
import { describeReport, redact } from '#tests/tools/contract/describeReport.ts'
import { readOptions, type CommandOptions } from '#tests/tools/contract/options.ts'
import { renderPage } from '#tests/tools/contract/page/renderPage.ts'
import { isFine, runContract } from '#tests/tools/contract/runContract.ts'
import { runCommand } from '#tests/tools/runCommand.ts'

/** @returns the exit code: 0 when all calls that were tried work, 1 when one does not */
async function check(apiUrl: string, options: CommandOptions): Promise<number> {
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort(new Error('Ctrl+C')))
  const found = await runContract({ ...options, apiUrl, signal: stop.signal })
  const report: typeof found = JSON.parse(redact(JSON.stringify(found), options.tokens))
  if (options.htmlFile !== null) writeFileSync(options.htmlFile, renderPage(report, new Date()))
  console.log(options.isJson ? JSON.stringify(report, null, 2) : describeReport(report))
  return isFine(report) ? 0 : 1
}

/** Usage: npm run contract -- --api <url> [options], or --openapi <file>; options.ts lists them */
await runCommand(async () => {
  const options = readOptions(process.argv.slice(2))
  const { apiUrl, openApiFile } = options
  if (openApiFile !== null)
    writeFileSync(openApiFile, `${JSON.stringify(await openApiDocument(readVersion()), null, 2)}\n`)
  return apiUrl === null ? 0 : check(apiUrl, options)
})
