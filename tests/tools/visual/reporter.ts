import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { reportDir } from '#tests/tools/visual/folders.ts'

/** The fields of a story's test and result that the report uses. */
interface StoryOutcome {
  test: Pick<TestCase, 'title' | 'ok'>
  result: Pick<TestResult, 'attachments' | 'errors'>
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const style = `
:root { color-scheme: light dark }
body { margin: 32px; font: 16px/1.5 system-ui, sans-serif }
h2 { margin: 48px 0 0; font-size: 20px }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 16px }
figure { margin: 0 }
img { max-width: 100%; border: 1px solid GrayText }
pre { overflow: auto }`

/** The labels of the pictures that Playwright attaches if a story differs, by the last word of the pictures' names. */
const sideLabels = { expected: 'Before', actual: 'After', diff: 'Difference' } as const
type Side = keyof typeof sideLabels
type Pictures = Partial<Record<Side, string>>

const isSide = (text: string): text is Side => Object.hasOwn(sideLabels, text)

/**
 * Copies a story's pictures into the folder of the report.
 * @returns the pictures' file names, by mode and side
 */
function copyPictures({ attachments }: StoryOutcome['result'], prefix: number, folder: string): Map<string, Pictures> {
  const modes = new Map<string, Pictures>()
  for (const { name, path } of attachments) {
    const [, mode = '', side = ''] = /([^/\\]+)-(expected|actual|diff)\.png$/.exec(name) ?? []
    if (!path || !isSide(side)) continue
    const file = `${prefix}-${mode}-${side}.png`.replaceAll(' ', '-')
    copyFileSync(path, join(folder, file))
    modes.set(mode, { ...modes.get(mode), [side]: file })
  }
  return modes
}

function toFigure(pictures: Pictures, side: Side): string {
  const file = pictures[side]
  const picture = file ? `<img loading="lazy" src="${escape(file)}" alt="">` : 'No picture'
  return `<figure><figcaption>${sideLabels[side]}</figcaption>${picture}</figure>`
}

function toHtml([mode, pictures]: [string, Pictures]): string {
  const pair = toFigure(pictures, 'expected') + toFigure(pictures, 'actual')
  const diff = pictures.diff ? `<details><summary>Difference</summary>${toFigure(pictures, 'diff')}</details>` : ''
  return `<h3>${escape(mode)}</h3>\n<div class="pair">${pair}</div>${diff}`
}

/**
 * Creates the report: pictures of each changed story before and after, their difference, and other errors.
 * @returns the HTML of the report
 */
export function writeReport(outcomes: readonly StoryOutcome[], folder: string): string {
  const changedStories = outcomes.map(({ test, result }, index) => {
    const messages = result.errors.map(({ message = '' }) => stripVTControlCharacters(message))
    const otherMessages = messages.filter((message) => !message.includes('toHaveScreenshot'))
    return [
      `<h2>${escape(test.title)}</h2>`,
      ...otherMessages.map((message) => `<pre>${escape(message)}</pre>`),
      ...[...copyPictures(result, index, folder)].map(toHtml),
    ].join('\n')
  })
  const title = `What looks different: ${outcomes.length}`
  const head = `<meta charset="utf-8"><title>${title}</title><style>${style}</style>`
  const page = `<!doctype html><html lang="en">${head}<h1>${title}</h1>\n${changedStories.join('\n')}</html>`
  writeFileSync(join(folder, 'index.html'), page)
  return page
}

/** Replaces Playwright's own report, which begins with the error and shows one picture at a time. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes a reporter from there
export default class PictureReporter implements Reporter {
  readonly #changedStories: StoryOutcome[] = []

  onTestEnd(test: TestCase, result: TestResult): void {
    if (!test.ok()) this.#changedStories.push({ test, result })
  }

  onEnd(): void {
    rmSync(reportDir, { recursive: true, force: true })
    mkdirSync(reportDir, { recursive: true })
    writeReport(this.#changedStories, reportDir)
  }
}
