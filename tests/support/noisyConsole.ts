import { format } from 'node:util'
import { afterEach, beforeEach, expect, vi } from 'vitest'

let noise: string[] = []
let spies: { mockRestore(): void }[] = []

/**
 * Fails a test that logs a warning or an error. A test that expects a warning or an error replaces these spies with its
 * own spy.
 */
beforeEach(() => {
  noise = []
  spies = (['warn', 'error'] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      noise.push(`console.${method}: ${format(...args)}`)
    }),
  )
})

afterEach(() => {
  for (const spy of spies) spy.mockRestore()
  expect(noise, 'console warnings and errors').toEqual([])
})
