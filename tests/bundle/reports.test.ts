import { expect, test } from 'vitest'
import { textsOf } from '#tests/support/bundle.ts'

/** Texts of the reports' code that survive minification. */
const markers = ['application/reports+json', 'boundaryerror', 'securitypolicyviolation', 'failed-call', 'layout-shift']

test.each(markers)(
  'without VITE_REPORT_URL nothing of the reports is in the production build: %s (REPORT-3)',
  (marker) => {
    const has = (dist: string) => textsOf(dist).some(({ file, text }) => file.endsWith('.js') && text.includes(marker))
    expect(has('dist')).toBe(false)
  },
)
