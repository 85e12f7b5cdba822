import type { Moment } from '#mocks/demo/moment.ts'
import type { Viewer } from '#mocks/demo/situation.ts'
import type { Observable } from '#mocks/observable.ts'

/** A saved moment as a list shows it. */
export interface SavedMoment {
  name: string
  /** When it was saved, in ms since 1970. */
  savedAt: number
  /** null: an account that is no persona's */
  viewer: Viewer | null
  scenario: string
}

export type MomentProblem = 'full' | 'notMoments'

export interface Moments {
  list: Observable<readonly SavedMoment[]>
  save(name: string, moment: Moment): MomentProblem | null
  read(name: string): Moment | null
  remove(name: string): void
  exportText(name?: string): string
  /** @returns the names of the moments in an exported text; null when it is none */
  namesIn(text: string): readonly string[] | null
  importText(text: string): MomentProblem | null
}
