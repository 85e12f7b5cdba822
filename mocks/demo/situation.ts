import * as z from 'zod/mini'
import type { Scenario } from '#mocks/db.ts'
import { defaultSettings, settingsSchema, type MockSettings } from '#mocks/settings.ts'
import { findUser } from '#mocks/handlers/readRequest.ts'
import { personas, type Persona } from '#mocks/personas.ts'
import { scenarioNames, scenarios, type ScenarioName } from '#mocks/scenarios.ts'
import { pageAt, pages } from '#src/domain/pages.ts'

/** Who uses the shop: an anonymous visitor or a persona. */
export type Viewer = 'visitor' | Persona

export const viewers = ['visitor', ...(Object.keys(personas) as Persona[])] as const satisfies Viewer[]

/** What a link opens. It describes how to recreate a state, and does not contain the state. */
export const situationSchema = z.object({
  scenario: z.enum(scenarioNames),
  as: z.enum(viewers),
  /** The settings that differ from the scenario's own. */
  settings: z.exactPartial(settingsSchema),
  /** The page below the shop's root, e.g. `/purchase/part-3`, with query and hash. */
  path: z.string(),
})
export type Situation = z.infer<typeof situationSchema>

export const emailOf = (viewer: Viewer): string | null => (viewer === 'visitor' ? null : personas[viewer].email)

/** @returns the viewer with this email; null for an account that is not a persona's */
export const viewerOf = (email: string | null): Viewer | null =>
  viewers.find((viewer) => emailOf(viewer) === email) ?? null

/** Whether a user may open a page. A page that does not exist is open to anyone. @param email null for a visitor */
export function mayOpen(path: string, email: string | null): boolean {
  const name = pageAt(path.replace(/[?#].*/, ''))
  const access = name ? pages[name].access : 'anyone'
  if (access === 'anyone') return true
  if (email === null) return false
  const isAdmin = findUser(email)?.role === 'admin'
  return access === 'login' || (access === 'admin') === isAdmin
}

export function settingsOf(name: ScenarioName): MockSettings {
  const { settings }: Scenario = scenarios[name]
  return { ...defaultSettings(), ...settings }
}

/** Sorts the keys of an object, because their order makes no difference. */
const toText = (setting: MockSettings[keyof MockSettings]): string =>
  JSON.stringify(setting, typeof setting === 'object' ? Object.keys(setting).sort() : null)

export function differingSettings(settings: MockSettings, base: MockSettings): Partial<MockSettings> {
  const names = Object.keys(settings) as (keyof MockSettings)[]
  const differing = names.filter((name) => toText(settings[name]) !== toText(base[name]))
  return Object.fromEntries(differing.map((name) => [name, settings[name]]))
}

/** @returns how many settings differ from the defaults, counting each fault of a call */
export function countChanged(settings: MockSettings): number {
  const { faults = {}, faultsOnce = {}, ...others } = differingSettings(settings, defaultSettings())
  return [faults, faultsOnce, others].flatMap(Object.keys).length
}
