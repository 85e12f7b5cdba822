import type { Part } from '#src/domain/part.ts'

/** Holds what the page's own script hands over: it shares no module with the shop's scripts. Prerendering has no window. */
interface EarlyWindow {
  earlyParts?: Part[]
}

/** Tells the shop which parts the page shows already. */
export function handOverParts(parts: Part[]): void {
  ;(globalThis as EarlyWindow).earlyParts = parts
}

/** @returns the parts that the page shows before React hydrates it; undefined when it shows none */
export const readEarlyParts = (): Part[] | undefined => (globalThis as EarlyWindow).earlyParts

/** Forgets the early parts, so that a later visit to the page starts without them. */
export function dropEarlyParts(): void {
  delete (globalThis as EarlyWindow).earlyParts
}
