import { expect, it } from 'vitest'
import { toReport } from '#storybook/report.ts'

const report = (target: string) =>
  new URL(toReport('My Orders & more', 'https://x.example/?path=/docs/a', '0.1.0', target))

it.each(['', 'shop@example.com'])('opens a mail to %j that names the page', (mail) => {
  const link = report(mail)
  expect(link.protocol + link.pathname).toBe(`mailto:${mail}`)
  expect(link.searchParams.get('subject')).toBe('Storybook: My Orders & more')
  expect(link.searchParams.get('body')).toMatch(
    /^What I did:\r\n.*Address: https:\/\/x\.example\/\?path=\/docs\/a\r\nVersion: 0\.1\.0$/s,
  )
})

it('opens a new issue of a tracker', () => {
  const link = report('https://tracker.example.com/new?title={title}&body={body}&labels=shop')
  expect(link.origin + link.pathname).toBe('https://tracker.example.com/new')
  expect(Object.fromEntries(link.searchParams)).toEqual({
    title: 'Storybook: My Orders & more',
    body: expect.stringContaining('Page: My Orders & more'),
    labels: 'shop',
  })
})
