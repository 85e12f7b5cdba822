import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { DocsFooter } from '#storybook/DocsFooter.tsx'
import { prepareReport, readReportTarget, toReport } from '#storybook/report.ts'

const report = prepareReport({ name: 'My Orders & more', address: 'https://x.example/?path=/docs/a', version: '0.1.0' })

it('opens a mail that names the page, or a new issue of a tracker', () => {
  const mail = new URL(toReport(report, 'shop@example.com') ?? '')
  expect(mail.searchParams.get('body')).toMatch(/Address: https:\/\/x\.example\/\?path=\/docs\/a\r\nVersion: 0\.1\.0$/)
  const issue = toReport(report, 'https://tracker.example.com/new?title={title}&body={body}&labels=shop')
  expect(Object.fromEntries(new URL(issue ?? '').searchParams)).toEqual({ ...report, labels: 'shop' })
  expect(() => readReportTarget('a@b.c?cc=d')).toThrow('{title} and {body}: a@b.c?cc=d')
})

it('without a place the report is copied, and the page says so', async () => {
  const user = userEvent.setup()
  render(<DocsFooter />)
  await user.click(screen.getByRole('button', { name: 'Copy a report' }))
  expect(await screen.findByRole('status')).toHaveTextContent('Copied: paste it into a message')
  expect(await navigator.clipboard.readText()).toMatch(/What I did:/)
})
