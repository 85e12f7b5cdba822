import * as z from 'zod/mini'
import { tryTabStorage } from '#mocks/demo/tabStorage.ts'

const key = 'dhruva-demo:panel'
const memorySchema = z.object({ isOpen: z.boolean(), scrollTop: z.number() })

/** What a tab remembers of the panel over reloads. */
export type PanelMemory = z.infer<typeof memorySchema>

const nothingYet: PanelMemory = { isOpen: false, scrollTop: 0 }

/** @returns what this tab remembers; a closed panel when it remembers nothing or the text is broken */
export function readPanelMemory(): PanelMemory {
  const stored = tryTabStorage((storage) => memorySchema.safeParse(JSON.parse(storage.getItem(key) ?? 'null')))
  return stored?.data ?? nothingYet
}

/** Remembers a change for this tab; does nothing where storage is blocked. */
export function rememberPanel(change: Partial<PanelMemory>): void {
  const memory = { ...readPanelMemory(), ...change }
  tryTabStorage((storage) => storage.setItem(key, JSON.stringify(memory)))
}
