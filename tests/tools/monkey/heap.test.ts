import { expect, it } from 'vitest'
import { sizeOfSnapshot } from '#tests/tools/monkey/heap.ts'

it('counts what scripts make, not what the browser keeps for itself', () => {
  const meta = {
    node_fields: ['type', 'name', 'self_size'],
    node_types: [['object', 'string', 'code', 'native'], 'string'],
  }
  const nodes = [0, 7, 100, 1, 8, 20, 2, 9, 4000, 3, 10, 5000, 0, 11, 3]
  expect(sizeOfSnapshot(JSON.stringify({ snapshot: { meta }, nodes }))).toBe(123)
})

it('refuses what is no snapshot', () => {
  expect(() => sizeOfSnapshot('{}')).toThrow('snapshot')
})
