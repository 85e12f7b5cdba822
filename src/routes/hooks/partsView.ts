import type { PartsView } from '#src/domain/part.ts'
import { tryStorage } from '#src/lib/browserStorage.ts'

const key = 'dhruva:parts-view'

/** @returns the view last selected in this browser; 'cards' if no view is stored or storage is blocked */
export const readPartsView = (): PartsView =>
  tryStorage((storage) => storage.getItem(key)) === 'list' ? 'list' : 'cards'

export const savePartsView = (view: PartsView): void =>
  tryStorage((storage) => (view === 'cards' ? storage.removeItem(key) : storage.setItem(key, view)))
