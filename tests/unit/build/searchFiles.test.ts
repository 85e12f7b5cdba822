import { expect, it } from 'vitest'
import { searchFiles } from '#src/build/searchFiles.ts'

it('robots.txt and sitemap.xml are written only for a known address', () => {
  expect(Object.keys(searchFiles('https://shop.example', '/'))).toEqual(['robots.txt', 'sitemap.xml'])
  expect(searchFiles(null, '/')).toEqual({})
})
