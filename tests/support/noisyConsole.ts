import { format } from 'node:util'
import { afterEach, beforeEach, expect, vi } from 'vitest'

let loggedProblems: string[] = []
let spies: { mockRestore(): void }[] = []

/** Makes a test fail if it logs a warning or an error. A test that expects one sets its own spy. */
beforeEach(() => {
  loggedProblems = []
  spies = (['warn', 'error'] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      loggedProblems.push(`console.${method}: ${format(...args)}`)
    }),
  )
})

afterEach(() => {
  for (const spy of spies) spy.mockRestore()
  expect(loggedProblems, 'console warnings and errors').toEqual([])
})
