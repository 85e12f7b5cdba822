import type { Observable } from '#mocks/observable.ts'

/**
 * Whether the demo works without a network. unavailable: the browser refuses service workers · preparing: files are being
 * stored · ready: all are.
 */
export type OfflineState =
  | { phase: 'unavailable' }
  | { phase: 'preparing'; stored: number; total: number }
  | { phase: 'ready' }

export interface Offline {
  state: Observable<OfflineState>
  /** Whether a newer version of the demo is stored and waits. It starts by itself once every tab of the demo is closed. */
  newVersion: Observable<boolean>
  /** Starts the new version now: reloads every tab of the demo. */
  startNewVersion(): void
}
