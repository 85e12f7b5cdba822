import { afterEach, expect, it } from 'vitest'
import { readReportTarget, reportTag, reportTarget, toReport } from '#storybook/report.ts'

const mail = 'shop@example.com'
const tracker = 'https://tracker.example.com/new?title={title}&body={body}&labels=shop'
const reported = { name: 'My Orders & more', address: 'https://x.example/?path=/docs/a', version: '0.1.0' }

afterEach(() => {
  document.head.replaceChildren()
})

it.each(['', mail, tracker])('takes %j as the place where reports go', (target) => {
  expect(readReportTarget(target)).toBe(target)
})

it.each([
  'shop',
  'http://tracker.example.com/{title}{body}',
  'https://tracker.example.com/new?title={title}',
  'a@b.c?cc=d',
])('refuses %j', (target) => {
  expect(() => readReportTarget(target)).toThrow(`{title} and {body}: ${target}`)
})

it('opens a mail that names the page', () => {
  const link = new URL(toReport(reported, mail))
  expect(link.protocol + link.pathname).toBe(`mailto:${mail}`)
  expect(link.searchParams.get('subject')).toBe('Storybook: My Orders & more')
  expect(link.searchParams.get('body')).toMatch(
    /^What I did:\r\n.*Address: https:\/\/x\.example\/\?path=\/docs\/a\r\nVersion: 0\.1\.0$/s,
  )
})

it('opens a new issue of a tracker', () => {
  const link = new URL(toReport(reported, tracker))
  expect(link.origin + link.pathname).toBe('https://tracker.example.com/new')
  expect(Object.fromEntries(link.searchParams)).toEqual({
    title: 'Storybook: My Orders & more',
    body: expect.stringContaining('Page: My Orders & more'),
    labels: 'shop',
  })
})

it.each(['', mail, tracker])('the frame knows %j from its tag', (target) => {
  document.head.innerHTML = reportTag(target)
  expect(reportTarget()).toBe(target)
})
