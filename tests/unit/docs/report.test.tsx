import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DocsFooter } from '#storybook/DocsFooter.tsx'
import { prepareReport, readReportTarget, reportTag, toReport } from '#storybook/report.ts'

const mail = 'shop@example.com'
const tracker = 'https://tracker.example.com/new?title={title}&body={body}&labels=shop'
const report = prepareReport({ name: 'My Orders & more', address: 'https://x.example/?path=/docs/a', version: '0.1.0' })

beforeEach(() => {
  history.replaceState(null, '', '/iframe.html?id=start-here--docs')
})
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
  const link = new URL(toReport(report, mail) ?? '')
  expect(link.protocol + link.pathname).toBe(`mailto:${mail}`)
  expect(link.searchParams.get('subject')).toBe('Storybook: My Orders & more')
  expect(link.searchParams.get('body')).toMatch(
    /^What I did:\r\n.*Address: https:\/\/x\.example\/\?path=\/docs\/a\r\nVersion: 0\.1\.0$/s,
  )
})

it('opens a new issue of a tracker', () => {
  const link = new URL(toReport(report, tracker) ?? '')
  expect(link.origin + link.pathname).toBe('https://tracker.example.com/new')
  expect(Object.fromEntries(link.searchParams)).toEqual({ ...report, labels: 'shop' })
})

it.each([mail, tracker])('the page knows %j from its tag', (target) => {
  document.head.innerHTML = reportTag(target)
  render(<DocsFooter />)
  const { title, body } = prepareReport({
    name: 'start-here--docs',
    address: new URL('./?path=/docs/start-here--docs', location.href).href,
  })
  expect(screen.getByRole('link', { name: 'Report it' })).toHaveAttribute('href', toReport({ title, body }, target))
})

it('without a place the report is copied, and the page says so', async () => {
  const user = userEvent.setup()
  render(<DocsFooter />)
  await user.click(screen.getByRole('button', { name: 'Copy a report' }))
  expect(await screen.findByRole('status')).toHaveTextContent('Copied: paste it into a message')
  expect(await navigator.clipboard.readText()).toMatch(/^Storybook: start-here--docs\n\nWhat I did:/)
})

it('says so when the browser does not let it copy', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  render(<DocsFooter />)
  await user.click(screen.getByRole('button', { name: 'Copy a report' }))
  expect(await screen.findByText(/does not let this page copy/)).toBeVisible()
})
