import { MissingFile } from '#src/loading/loadFile.ts'

/** A page's code did not load (NET-5). */
export class CodeError extends Error {
  /** Why: the line, or a file that a new version has replaced. */
  readonly reason: 'line' | 'newVersion'
  /** Lets the next visit load the code anew. Call it once the page is gone: before, React would go on loading. */
  readonly forget: () => void

  constructor(cause: unknown, forget: () => void) {
    super('A page’s code did not load.', { cause })
    this.reason = cause instanceof MissingFile ? 'newVersion' : 'line'
    this.forget = forget
  }
}
