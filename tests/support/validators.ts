import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fetchTool, type Tool } from '#tests/support/fetchTool.ts'

// These tools read a page the way search engines and messengers do. They run only before releases.

const defineTool = (label: string, name: string, version: string, homeVariable: string): Tool => ({
  label,
  name,
  version,
  homeVariable,
})

const extractorTool = defineTool(
  'the reader of structured data',
  '@marbec/web-auto-extractor',
  '2.2.1',
  'DATA_EXTRACTOR_HOME',
)
const validatorTool = defineTool(
  'the validator of structured data',
  '@adobe/structured-data-validator',
  '1.7.1',
  'DATA_VALIDATOR_HOME',
)
const previewTool = defineTool('the reader of link previews', 'open-graph-scraper', '6.12.0', 'PREVIEW_READER_HOME')

export const validators = [extractorTool, validatorTool, previewTool]

interface ValidationIssue {
  severity: 'ERROR' | 'WARNING'
  issueMessage: string
}

/** The parts of the packages' interfaces that are used here. The packages' own types are missing or wrong. */
interface ToolExports {
  extractor: new (options: object) => { parse(html: string): unknown }
  validator: new () => { validate(data: unknown): Promise<ValidationIssue[]> }
  preview: (options: { html: string }) => Promise<{ error: boolean; result: Record<string, unknown> }>
}

async function loadModule<Name extends keyof ToolExports>(source: Tool): Promise<ToolExports[Name]> {
  const require = createRequire(join(fetchTool(source), 'package.json'))
  const { default: exportedModule } = (await import(pathToFileURL(require.resolve(source.name)).href)) as {
    default: ToolExports[Name]
  }
  return exportedModule
}

/**
 * @returns the violations of Google's rules for rich results in a page's structured data; recommendations are excluded
 */
export async function findDataErrors(html: string): Promise<string[]> {
  const [Extractor, Validator] = [
    await loadModule<'extractor'>(extractorTool),
    await loadModule<'validator'>(validatorTool),
  ]
  const data = new Extractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(html)
  const issues = await new Validator().validate(data)
  return issues.flatMap(({ severity, issueMessage }) => (severity === 'ERROR' ? [issueMessage] : []))
}

/** @returns the data that a messenger shows in the link preview of a page */
export async function readPreview(html: string): Promise<Record<string, unknown>> {
  const fetchPreview = await loadModule<'preview'>(previewTool)
  const { error, result } = await fetchPreview({ html })
  if (error) throw new Error('The page has no preview.')
  return result
}
