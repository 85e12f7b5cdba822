import * as z from 'zod/mini'
import type { Scenario } from '#mocks/db.ts'
import { defaultSettings, settingsSchema, type MockSettings } from '#mocks/settings.ts'
import { findUser } from '#mocks/handlers/readRequest.ts'
import { personas, type Persona } from '#mocks/personas.ts'
import { scenarioNames, scenarios, type ScenarioName } from '#mocks/scenarios.ts'
import { findPage, pages } from '#src/domain/pages.ts'

/** Who uses the app: an anonymous visitor or a persona. */
export type Viewer = 'visitor' | Persona

export const viewers = ['visitor', ...(Object.keys(personas) as Persona[])] as const satisfies Viewer[]

/** The situation that a link opens. It describes how to recreate the shop's data, but does not contain the data. */
export const situationSchema = z.object({
  scenario: z.enum(scenarioNames),
  as: z.enum(viewers),
  /** The settings that differ from the scenario's settings. */
  settings: z.exactPartial(settingsSchema),
  /** The page's path below the app's root, e.g. `/purchase/part-3`, with query and hash. */
  path: z.string(),
})
export type Situation = z.infer<typeof situationSchema>

export const getViewerEmail = (viewer: Viewer): string | null => (viewer === 'visitor' ? null : personas[viewer].email)

/** @returns the viewer with this email; null if the account does not belong to a persona */
export const findViewer = (email: string | null): Viewer | null =>
  viewers.find((viewer) => getViewerEmail(viewer) === email) ?? null

/**
 * Whether a user may open a page. Anyone may open an unknown path.
 * @param email null for a visitor
 */
export function canOpenPath(path: string, email: string | null): boolean {
  const name = findPage(path.replace(/[?#].*/, ''))
  const access = name ? pages[name].access : 'anyone'
  if (access === 'anyone') return true
  if (email === null) return false
  const isAdmin = findUser(email)?.role === 'admin'
  return access === 'login' || (access === 'admin') === isAdmin
}

export function getScenarioSettings(name: ScenarioName): MockSettings {
  const { settings }: Scenario = scenarios[name]
  return { ...defaultSettings(), ...settings }
}

/** @returns JSON with sorted keys, so that equal settings have equal texts */
const toComparableJson = (setting: MockSettings[keyof MockSettings]): string =>
  JSON.stringify(setting, typeof setting === 'object' ? Object.keys(setting).sort() : null)

export function getDifferingSettings(settings: MockSettings, baseSettings: MockSettings): Partial<MockSettings> {
  const names = Object.keys(settings) as (keyof MockSettings)[]
  const differingNames = names.filter(
    (name) => toComparableJson(settings[name]) !== toComparableJson(baseSettings[name]),
  )
  return Object.fromEntries(differingNames.map((name) => [name, settings[name]]))
}

/** @returns how many settings differ from the defaults; each fault of a call counts as one */
export function countChangedSettings(settings: MockSettings): number {
  const { faults = {}, faultsOnce = {}, ...otherSettings } = getDifferingSettings(settings, defaultSettings())
  return [faults, faultsOnce, otherSettings].flatMap(Object.keys).length
}
