import { expect, it } from 'vitest'
import { db } from '#mocks/db.ts'
import { applyScenarioLink } from '#mocks/link.ts'

it('applies the scenario of a link once', () => {
  history.replaceState(null, '', '/parts?scenario=emptyShop&q=rotor#list')
  applyScenarioLink()
  expect(db.get().parts).toEqual([])
  expect(location.pathname + location.search + location.hash).toBe('/parts?q=rotor#list')
  db.reset()
  applyScenarioLink()
  expect(db.get().parts).not.toEqual([])
})

it('removes an unknown scenario from the address and changes nothing', () => {
  db.mutate((world) => world.parts.splice(3))
  history.replaceState(null, '', '/?scenario=toString')
  applyScenarioLink()
  expect(db.get().parts).toHaveLength(3)
  expect(location.search).toBe('')
})
