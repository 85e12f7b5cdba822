import { backoff, maxAttempts } from '#src/loading/backoff.ts'

/**
 * Imports code whose files are here. Firefox and Safari fail the imports of a page that is being left: it must not say so.
 * @returns the module; rejects with what the module throws, or 8 s after an import that fails although its files are here
 */
export async function importUnlessLeft<Code>(importCode: () => Promise<Code>): Promise<Code> {
  try {
    return await importCode()
  } catch (error) {
    if (error instanceof TypeError) await backoff(maxAttempts)
    throw error
  }
}
