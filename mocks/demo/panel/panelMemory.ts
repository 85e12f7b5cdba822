import * as z from 'zod/mini'
import { tryStorage } from '#src/platform/browserStorage.ts'

const key = 'dhruva-demo:panel'
const memorySchema = z.object({ isOpen: z.boolean(), scrollTop: z.number() })

/** What a tab remembers of the panel over reloads. */
export type PanelMemory = z.infer<typeof memorySchema>

const ofThisTab = () => window.sessionStorage
const nothingYet: PanelMemory = { isOpen: false, scrollTop: 0 }

/** @returns what this tab remembers; a closed panel when it remembers nothing or the text is broken */
export function readPanelMemory(): PanelMemory {
  const stored = tryStorage(
    (storage) => memorySchema.safeParse(JSON.parse(storage.getItem(key) ?? 'null')),
    undefined,
    ofThisTab,
  )
  return stored?.data ?? nothingYet
}

/** Remembers a change for this tab; does nothing where storage is blocked. */
export function rememberPanel(change: Partial<PanelMemory>): void {
  const memory = { ...readPanelMemory(), ...change }
  tryStorage((storage) => storage.setItem(key, JSON.stringify(memory)), undefined, ofThisTab)
}
