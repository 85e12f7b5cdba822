import { expect, it } from 'vitest'
import { db } from '#mocks/db.ts'
import { scenarioGuides } from '#mocks/demo/scenarioGuide.ts'
import { emailOf, type Viewer } from '#mocks/demo/situation.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { pageAt, pages, type Access } from '#src/domain/pages.ts'

/** Who may open the pages of each access, as `RequireLogin` and `RequireRole` decide (SHOP-6, ADMIN-3). */
const viewersOf: Record<Access, readonly Viewer[]> = {
  anyone: ['visitor', 'customer', 'newCustomer', 'admin'],
  login: ['customer', 'newCustomer', 'admin'],
  customer: ['customer', 'newCustomer'],
  admin: ['admin'],
}

it.each(scenarioGuides)(
  '$name opens a page that its viewer may open, and that shows a part or an order which is there (DEMO-6)',
  ({ name, as, path }) => {
    db.use(scenarios[name])
    const page = pageAt(path) ?? 'home'
    const _id = decodeURIComponent(path.split('/').at(-1) ?? '')
    expect(viewersOf[pages[page].access]).toContain(as)
    const { parts, orders } = db.get()
    const ofPage = {
      purchase: [parts, { _id }],
      payment: [orders, { _id, userEmail: emailOf(as), paid: false }],
    } as const
    const [rows, row] = page === 'purchase' || page === 'payment' ? ofPage[page] : [[{}], {}]
    expect(rows).toContainEqual(expect.objectContaining(row))
  },
)
