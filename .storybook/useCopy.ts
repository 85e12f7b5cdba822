import { useState } from 'react'

/** Copies texts to the clipboard. `failed`: the browser does not allow it. */
export function useCopy() {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)

  async function copy(text: string): Promise<void> {
    try {
      // Without a secure context there is no clipboard: this throws, too.
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }

  return { outcome, copy }
}
