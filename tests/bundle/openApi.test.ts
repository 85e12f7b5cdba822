import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

const documentSchema = z.object({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) })

test('the Storybook has the OpenAPI document beside its pages, where the page of the calls links to it', () => {
  const link = /<a href="([^"]+)"/.exec(readFileSync('stories/docs/Calls.mdx', 'utf8'))?.[1] ?? ''
  // Pages are shown by iframe.html, so an address without a folder works under any sub-path.
  expect(existsSync('storybook-static/iframe.html')).toBe(true)
  const document = z.parse(documentSchema, JSON.parse(readFileSync(`storybook-static/${link}`, 'utf8')))
  expect(document.openapi).toMatch(/^3\.1\./)
})
