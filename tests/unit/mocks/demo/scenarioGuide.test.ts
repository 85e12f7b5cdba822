import { expect, it } from 'vitest'
import { db } from '#mocks/db.ts'
import { scenarioGuides } from '#mocks/demo/scenarioGuide.ts'
import { getViewerEmail, canOpenPath } from '#mocks/demo/situation.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { findPage } from '#src/domain/pages.ts'

it.each(scenarioGuides)(
  '$name opens a page that its viewer may open, with a part or an order that exists (DEMO-6)',
  ({ name, as, path }) => {
    db.loadScenario(scenarios[name])
    expect(canOpenPath(path, getViewerEmail(as))).toBe(true)
    const _id = decodeURIComponent(path.split('/').at(-1) ?? '')
    const { parts, orders } = db.get()
    const expectedRows = {
      purchase: [parts, { _id }],
      payment: [orders, { _id, userEmail: getViewerEmail(as), paid: false }],
    } as const
    const page = findPage(path)
    const [rows, row] = page === 'purchase' || page === 'payment' ? expectedRows[page] : [[{}], {}]
    expect(rows).toContainEqual(expect.objectContaining(row))
  },
)
