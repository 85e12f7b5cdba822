import type { Action, DevToolsEnhancerOptions } from '@reduxjs/toolkit'
import type { accessCalls } from '#src/api/access.ts'
import type { paymentCalls } from '#src/api/payments.ts'

/**
 * Calls whose arguments or answers hold a client secret or an access token (PAY-11). A list, because a mark in the calls'
 * definitions would be part of the production build; its type rejects an unknown name.
 */
const secretCalls: ReadonlySet<unknown> = new Set<keyof typeof accessCalls | keyof typeof paymentCalls>([
  'upsertUser',
  'createPaymentIntent',
  'recordPayment',
])

const placeholder = '[redacted]'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function redactAction<A extends Action>(action: A): A {
  const meta = 'meta' in action ? action.meta : null
  if (!isRecord(meta) || !isRecord(meta.arg) || !secretCalls.has(meta.arg.endpointName)) return action
  const redacted = { ...action, meta: { ...meta, arg: { ...meta.arg, originalArgs: placeholder } } }
  return 'payload' in action ? { ...redacted, payload: placeholder } : redacted
}

function redactState<S>(state: S): S {
  if (!isRecord(state) || !isRecord(state.api) || !isRecord(state.api.mutations)) return state
  const mutations = Object.entries(state.api.mutations).map(([id, entry]) => [
    id,
    isRecord(entry) && secretCalls.has(entry.endpointName) ? { ...entry, data: placeholder } : entry,
  ])
  return { ...state, api: { ...state.api, mutations: Object.fromEntries(mutations) } }
}

/** Options of the Redux DevTools that redact client secrets and access tokens (PAY-11). */
export const devTools: DevToolsEnhancerOptions = { actionSanitizer: redactAction, stateSanitizer: redactState }
