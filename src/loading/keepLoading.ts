import { backoff, maxAttempts } from '#src/loading/backoff.ts'
import { MissingFile } from '#src/loading/loadFile.ts'

/**
 * Loads for as long as the line takes, at most 30 s apart (NET-9): for code that has no page to say that it failed.
 * @param load rejects when its attempts are used up (NET-5)
 * @param onFailure called after each load that failed
 * @returns what was loaded; rejects only with `MissingFile`
 */
export async function keepLoading<Code>(load: () => Promise<Code>, onFailure?: () => void): Promise<Code> {
  for (let attempt = maxAttempts; ; attempt += 1) {
    try {
      return await load()
    } catch (error) {
      if (error instanceof MissingFile) throw error
      onFailure?.()
      await backoff(attempt)
    }
  }
}
