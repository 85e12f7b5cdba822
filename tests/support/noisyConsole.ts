import { format } from 'node:util'
import { afterEach, beforeEach, expect, vi } from 'vitest'

let noise: string[] = []
let spies: { mockRestore(): void }[] = []

/** A test that writes a warning or an error to the console fails; one that means to puts a spy of its own in its place. */
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
  expect(noise, 'the console stayed silent').toEqual([])
})
