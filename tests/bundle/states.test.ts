import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { everyState } from '#stories/states/everyState.ts'

const indexSchema = z.object({ entries: z.record(z.string(), z.object({ type: z.string() })) })

test('the built Storybook holds every story of the matrix', () => {
  const { entries } = z.parse(indexSchema, JSON.parse(readFileSync('storybook-static/index.json', 'utf8')))
  expect(everyState.map(({ storyId }) => storyId).filter((id) => entries[id]?.type !== 'story')).toEqual([])
})
