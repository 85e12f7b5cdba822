import { expect, it } from 'vitest'
import { db } from '#mocks/db.ts'
import { applyScenarioLink } from '#mocks/link.ts'

it('brings the demo into the situation a link names, once', () => {
  history.replaceState(null, '', '/parts?scenario=emptyShop&q=rotor#list')
  applyScenarioLink()
  expect(db.get().parts).toEqual([])
  expect(location.pathname + location.search + location.hash).toBe('/parts?q=rotor#list')
  db.reset()
  applyScenarioLink()
  expect(db.get().parts).not.toEqual([])
})

it('takes an unknown name from the address and changes nothing', () => {
  db.mutate((world) => world.parts.splice(3))
  history.replaceState(null, '', '/?scenario=toString')
  applyScenarioLink()
  expect(db.get().parts).toHaveLength(3)
  expect(location.search).toBe('')
})
