import type { Observable } from '#mocks/observable.ts'

/** A moment under a name. */
export interface SavedMoment {
  id: string
  name: string
}

/** The moments that the panel lists. */
export interface Moments {
  list: Observable<readonly SavedMoment[]>
  /** Saves the current moment. @returns false when storage is full or blocked */
  save(name: string): boolean
  remove(id: string): void
  open(id: string): Promise<void>
  /** @returns a saved moment as a file's text; without an id the current one */
  exportText(id?: string): string
  /** @returns what opens the moment of a file's text; null when it is none */
  importText(text: string): (() => Promise<void>) | null
}
