import { fn } from 'storybook/test'
import type { FailureReason, Loadable } from '#src/domain/loadable.ts'

export const loading: Loadable<never> = { state: 'loading', retry: fn() }

export const ready = <T>(value: T, options: { stale?: boolean } = {}): Loadable<T> => ({
  state: 'ready',
  value,
  ...options,
})

/** `retry` is a spy. */
export const failed = (reason: FailureReason) => ({ state: 'failed' as const, reason, retry: fn() })
