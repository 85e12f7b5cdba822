import { expect, test } from 'vitest'
import { tours } from '#mocks/demo/tour/tours.ts'
import { isScenario } from '#mocks/scenarios.ts'

test('there are five tours with ids of their own', () => {
  expect(new Set(tours.map(({ id }) => id)).size).toBe(5)
})

test.each(tours)('$title starts from a scenario and a first step that continues nothing', ({ start, steps }) => {
  expect(isScenario(start.scenario)).toBe(true)
  expect(steps[0]?.continues).toBeUndefined()
})

test.each(tours)('each step of $title tells something and shows something', ({ steps }) => {
  for (const { caption, notes, seen } of steps) {
    expect(caption.length).toBeLessThanOrEqual(120)
    expect(notes).not.toBe('')
    expect(seen).not.toEqual([])
  }
})

test('every tour but the one with everything has 5 to 9 steps', () => {
  const counts = tours.map(({ steps }) => steps.length)
  expect(counts.slice(0, -1).every((count) => count >= 5 && count <= 9)).toBe(true)
})
