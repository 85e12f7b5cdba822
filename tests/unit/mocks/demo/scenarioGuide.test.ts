import { describe, expect, it } from 'vitest'
import { db } from '#mocks/db.ts'
import { conditionList } from '#mocks/demo/dialOptions.ts'
import { scenarioGuides } from '#mocks/demo/scenarioGuide.ts'
import { emailOf, type Viewer } from '#mocks/demo/situation.ts'
import { defaultDials, dialsSchema } from '#mocks/dials.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { pageAt, pages, type Access } from '#src/domain/pages.ts'

/** Who may open the pages of each access, as `RequireLogin` and `RequireRole` decide (SHOP-6, ADMIN-3). */
const viewersOf: Record<Access, readonly Viewer[]> = {
  anyone: ['visitor', 'customer', 'newCustomer', 'admin'],
  login: ['customer', 'newCustomer', 'admin'],
  customer: ['customer', 'newCustomer'],
  admin: ['admin'],
}

describe.each(scenarioGuides)('$name (DEMO-6)', ({ name, as, path, title, sentence, toDo }) => {
  it('opens a page that its viewer may open, and that shows a part or an order which is there', () => {
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
  })

  it('says in one sentence what it shows, and what to do', () => {
    expect(title).toMatch(/^[\dA-Z]/)
    expect(sentence).toMatch(/^[A-Z].*\.$/)
    expect(sentence).not.toMatch(/[.!?] [A-Z]/)
    expect(toDo).toMatch(/^[A-Z].*\.$/)
  })
})

it.each(conditionList)('$label has choices that the dials accept, the calm one first', (condition) => {
  const others = { ...defaultDials(), faults: { getPart: 404 as const } }
  expect(condition.read(others)).toBe(condition.options[0]?.value)
  for (const { value } of condition.options) {
    const dials = dialsSchema.parse({ ...others, ...condition.change(others, value) })
    expect(condition.read(dials)).toBe(value)
    expect(dials.faults).toMatchObject(others.faults)
  }
})
