import { mistakes, type Mistake } from '#stories/docs/deploying/mistakes.ts'

/** Something wrong with the deployment. */
export interface Finding {
  mistake: Mistake
  /** What was seen; '' when the title says it all. */
  detail: string
  /** The addresses where it was seen. */
  at: string[]
}

/** Keys of Stripe and Google, and tokens: shown only as far as they tell one from another. */
const keys = /\b((?:sk|pk)_(?:test|live)_\w{0,4}|AIza\w{0,4}|eyJ)[\w.-]*/g

/** What a run has found, tried and not tried. No text in it holds a whole key or a password. */
export class Report {
  readonly findings: Finding[] = []
  /** What could not be tried, and why. */
  readonly untried: string[] = []
  /** What is so, neither right nor wrong. */
  readonly facts: string[] = []
  /** What was tried. */
  readonly tried: string[] = []
  readonly #secrets = new Set<string>()

  /** Keeps these texts out of the report. */
  hide(...secrets: string[]): void {
    for (const secret of secrets) if (secret !== '') this.#secrets.add(secret)
  }

  /** Adds something wrong. The same at several addresses is one finding. */
  wrong(mistake: Mistake, detail = '', at?: string): void {
    const [shown, place] = [this.#redact(detail), at === undefined ? null : this.#redact(at)]
    let finding = this.findings.find((other) => other.mistake === mistake && other.detail === shown)
    if (!finding) this.findings.push((finding = { mistake, detail: shown, at: [] }))
    if (place !== null && !finding.at.includes(place)) finding.at.push(place)
  }

  /** Says what could not be tried, and why. */
  skip(what: string): void {
    this.untried.push(this.#redact(what))
  }

  /** Says what is so. */
  note(fact: string): void {
    this.facts.push(this.#redact(fact))
  }

  #redact(text: string): string {
    const hidden = [...this.#secrets].reduce((shown, secret) => shown.replaceAll(secret, '…'), text)
    return hidden.replace(keys, '$1…')
  }
}

const shownAddresses = 3

const listOf = (addresses: string[]): string => {
  const rest = addresses.length - shownAddresses
  return addresses.slice(0, shownAddresses).join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}

/** The report in plain words, a finding beside its fix. */
export function textOf({ findings, untried, facts, tried }: Report): string {
  return [
    ...facts,
    ...tried.map((what) => `tried      ${what}`),
    ...untried.map((what) => `not tried  ${what}`),
    ...findings.flatMap(({ mistake, detail, at }) => [
      '',
      `WRONG  ${mistakes[mistake].title}${detail && `: ${detail}`}`,
      ...(at.length > 0 ? [`       at ${listOf(at)}`] : []),
      `       ${mistakes[mistake].fix}`,
    ]),
    '',
    findings.length === 0 ? 'Nothing wrong was found.' : `${findings.length} wrong`,
  ].join('\n')
}

/** The report as JSON, for machines. */
export const jsonOf = (report: Report): string => {
  const { facts, tried, untried } = report
  const findings = report.findings.map((finding) => ({ ...finding, ...mistakes[finding.mistake] }))
  return JSON.stringify({ facts, tried, untried, findings }, null, 2)
}
