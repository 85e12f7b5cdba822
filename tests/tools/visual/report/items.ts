import type { Failure } from '#tests/tools/visual/compare.ts'
import { find } from '#tests/tools/visual/report/dom.ts'
import type { ReportChange, ReportData } from '#tests/tools/visual/report/reportData.ts'

/** A line of the report. */
export type Item = ({ kind: 'failed' } & Failure) | ReportChange

/** What the command wrote into the page. */
export const data = JSON.parse(find('#data', HTMLScriptElement).text) as ReportData

export const items: Item[] = [
  ...data.failures.map((failure): Item => ({ ...failure, kind: 'failed' })),
  ...data.changes,
]

const approved = new Set<Item>(data.changes.filter(({ isApproved }) => isApproved))

/** 'changed', 'new', 'gone', 'failed' or 'approved' */
export const stateOf = (item: Item): string => (approved.has(item) ? 'approved' : item.kind)

/** Approves the changes among the items or, when all of them are, takes that back. */
export function toggleApproval(wanted: Item[]): void {
  const changes = wanted.filter(({ kind }) => kind !== 'failed')
  const isAll = changes.every((item) => approved.has(item))
  for (const change of changes) {
    if (isAll) approved.delete(change)
    else approved.add(change)
  }
}

/** The approved changes in the form that `--approve` reads. */
export const approvals = (): object[] =>
  data.changes
    .filter((change) => approved.has(change))
    .map(({ story, mode, before, after }) => ({ story, mode, before, after }))

/** How a change differs, in words. */
export function differenceOf(item: Item): string {
  if (item.kind === 'failed') return 'No picture'
  if (item.kind !== 'changed') return item.kind === 'new' ? 'A new story' : 'The story is gone'
  if (item.region === null) return 'Another size'
  const { left, top, right, bottom } = item.region
  return `${item.pixels} pixels within ${right - left} × ${bottom - top}`
}

/** The same for changes that differ in the same way. */
const signatureOf = (item: Item): string => (item.kind === 'changed' ? item.signature : item.kind)

/** Items that are listed together. */
export interface Group {
  name: string
  members: Item[]
}

/** Groups items by their story's title, in Storybook's order, or by their difference, the largest group first. */
export function groupsOf(listed: Item[], by: 'title' | 'difference'): Group[] {
  const isByTitle = by === 'title'
  const groups = [...Map.groupBy(listed, isByTitle ? ({ title }) => title : signatureOf).values()]
  if (!isByTitle) groups.sort((a, b) => b.length - a.length)
  return groups.flatMap((members) =>
    members[0] ? [{ name: isByTitle ? members[0].title : differenceOf(members[0]), members }] : [],
  )
}
