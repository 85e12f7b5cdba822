import * as z from 'zod/mini'
import {
  viewKey,
  type AddressedView,
  type Picture,
  type PictureSet,
  type StoryName,
  type View,
} from '#tests/tools/visual/picture.ts'

/** The form of an approval in files. Other keys are dropped. */
export const approvalSchema = z.object({
  story: z.string(),
  mode: z.string(),
  /** null: there is no picture. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})

/** Somebody looked at this change and wants it. */
export type Approval = z.infer<typeof approvalSchema>

/** A view whose pictures are not the same before and after. */
export type Change = Approval & AddressedView & StoryName & { kind: 'changed' | 'new' | 'gone'; isApproved: boolean }

/** A picture that could not be taken. */
export type Failure = View & StoryName & { build: 'before' | 'after'; failure: string }

/** The outcome of a run. */
export interface Comparison {
  /** The number of views that look the same. */
  same: number
  changes: Change[]
  failures: Failure[]
}

const approvalKey = ({ before, after, ...view }: Approval): string => `${viewKey(view)} ${before} ${after}`

const failuresOf = ({ stories, pictures }: PictureSet, build: Failure['build']): Failure[] =>
  pictures.flatMap((picture) => {
    const { story, mode } = picture
    return 'failure' in picture ? [{ ...nameOf(stories, story), story, mode, build, failure: picture.failure }] : []
  })

const nameOf = (stories: Record<string, StoryName>, story: string): StoryName =>
  stories[story] ?? { title: story, name: '' }

/** Compares two builds by the hashes of their pictures; the changes are in the sidebar's order, what is gone at the end. A view that fails in one of them is a failure, no change. */
export function compare(before: PictureSet, after: PictureSet, approvals: Approval[]): Comparison {
  const approved = new Set(approvals.map(approvalKey))
  const byView = (pictures: Picture[]) => new Map(pictures.map((picture) => [viewKey(picture), picture]))
  const [beforeByView, afterByView] = [byView(before.pictures), byView(after.pictures)]
  const changes: Change[] = []
  let same = 0
  for (const [key, { story, mode, globals }] of new Map([...beforeByView, ...afterByView])) {
    const [old, current] = [beforeByView.get(key), afterByView.get(key)]
    if ((old && 'failure' in old) || (current && 'failure' in current)) continue
    const hashes = { before: old?.hash ?? null, after: current?.hash ?? null }
    if (hashes.before === hashes.after) {
      same += 1
      continue
    }
    const kind = !old ? 'new' : !current ? 'gone' : 'changed'
    const change: Approval = { story, mode, ...hashes }
    const name = nameOf(kind === 'gone' ? before.stories : after.stories, story)
    changes.push({ ...change, ...name, globals, kind, isApproved: approved.has(approvalKey(change)) })
  }
  const order = Object.keys({ ...after.stories, ...before.stories })
  changes.sort((a, b) => order.indexOf(a.story) - order.indexOf(b.story))
  return { same, changes, failures: [...failuresOf(before, 'before'), ...failuresOf(after, 'after')] }
}

/** The command's exit code: 0 when all is the same or approved, 1 on changes, 2 when pictures could not be taken. */
export function exitCodeOf({ changes, failures }: Comparison): 0 | 1 | 2 {
  if (failures.length > 0) return 2
  return changes.every(({ isApproved }) => isApproved) ? 0 : 1
}

/** One line for the console, such as "3 changed, 1 new, 0 gone, 0 failed, 120 the same, 2 of the changes approved". */
export function summaryOf({ same, changes, failures }: Comparison): string {
  const count = (kind: Change['kind']) => `${changes.filter((change) => change.kind === kind).length} ${kind}`
  const approved = changes.filter(({ isApproved }) => isApproved).length
  return `${count('changed')}, ${count('new')}, ${count('gone')}, ${failures.length} failed, ${same} the same, ${approved} of the changes approved`
}

/** At most so many changes are listed on the console. */
const maxListed = 20

/** The changes that wait for approval and the failures, a line each; the report shows those that are left off. */
export function listOf({ changes, failures }: Comparison): string[] {
  const line = (kind: string, { title, name, mode }: StoryName & View, more = '') =>
    `${kind.padEnd(8)} ${title} · ${name} (${mode})${more}`
  const lines = [
    ...failures.map((failed) => line('failed', failed, `, build ${failed.build}: ${failed.failure}`)),
    ...changes.filter(({ isApproved }) => !isApproved).map((change) => line(change.kind, change)),
  ]
  const left = lines.length - maxListed
  return left > 0 ? [...lines.slice(0, maxListed), `and ${left} more, in the report`] : lines
}
