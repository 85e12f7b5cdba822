import { expect, it } from 'vitest'
import { toSaveStatus, toSendStatus } from '#src/routes/saveStatus.ts'
import { failure } from '#tests/unit/routes/failure.ts'

const idle = { isLoading: false, isSuccess: false, isError: false }

it.each([
  [idle, 'idle'],
  [{ ...idle, isLoading: true }, 'busy'],
  [{ ...idle, isSuccess: true }, 'done'],
  [{ ...idle, isError: true }, 'failed'],
])('a form shows %j as %s', (mutation, status) => {
  expect(toSaveStatus(mutation)).toBe(status)
})

it.each([
  ['network', 'unknown'],
  ['server', 'unknown'],
  ['contract', 'unknown'],
  ['refused', 'failed'],
  ['forbidden', 'failed'],
] as const)('what must not be sent twice is, after %s, %s (ORDER-6)', (kind, status) => {
  expect(toSendStatus({ ...idle, isError: true, error: failure(kind) })).toBe(status)
})
