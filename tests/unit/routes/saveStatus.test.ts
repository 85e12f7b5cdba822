import { expect, it } from 'vitest'
import { toSaveStatus } from '#src/routes/saveStatus.ts'

const idle = { isLoading: false, isSuccess: false, isError: false }

it.each([
  [idle, 'idle'],
  [{ ...idle, isLoading: true }, 'busy'],
  [{ ...idle, isSuccess: true }, 'done'],
  [{ ...idle, isError: true }, 'failed'],
])('a form shows %j as %s', (mutation, status) => {
  expect(toSaveStatus(mutation)).toBe(status)
})
