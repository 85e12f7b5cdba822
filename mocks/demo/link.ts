import * as z from 'zod/mini'
import { getScenarioSettings, getDifferingSettings, situationSchema, type Situation } from '#mocks/demo/situation.ts'
import { tourIds } from '#mocks/demo/tour/tour.ts'
import { callNames, defaultSettings, settingsSchema, faultSchema, type MockSettings } from '#mocks/settings.ts'

const linkVersion = 1

const linkOptionsSchema = z.partial(
  z.object({
    /** open: the panel opens immediately · hidden: neither the panel nor its keys exist */
    panel: z.enum(['hidden', 'open']),
    /** own: session, token and unfinished payments are stored for this tab alone */
    tab: z.literal('own'),
    /** A tour to play immediately. */
    tour: z.enum(tourIds),
  }),
)

export type LinkOptions = z.infer<typeof linkOptionsSchema>

/** A parsed link. If a field is undefined, opening the link leaves that part of the state unchanged. */
export type ParsedLink = ReturnType<typeof parseLink>

const settingsWithoutFaultsSchema = z.exactPartial(z.omit(settingsSchema, { faults: true, faultsOnce: true }))

/** All parameters of a link, except the fault parameters. */
const parametersSchema = z.exactPartial(
  z.object({
    v: z.literal(linkVersion),
    ...z.pick(situationSchema, { scenario: true, as: true }).shape,
    ...linkOptionsSchema.shape,
    ...settingsWithoutFaultsSchema.shape,
  }),
)

/** The fault parameters, such as `fault.getParts=500`; the value `none` removes a fault of the scenario. */
const faultPrefix = 'fault.'
const noFaultValue = 'none'
const faultParametersSchema = z.partialRecord(
  z.enum([...callNames, '*']),
  z.union([faultSchema, z.literal(noFaultValue)]),
)

const isDemoParameter = (name: string): boolean =>
  Object.hasOwn(parametersSchema.shape, name) || name.startsWith(faultPrefix)

/**
 * @returns a URL's path below the site's root, with query and hash
 * @param basename the root's path, which ends with a slash
 */
export const getPathBelow = (basename: string, { pathname, search, hash }: URL | Location): string =>
  (pathname.startsWith(basename) ? pathname.slice(basename.length - 1) : '/') + search + hash

/** Parses a link. Invalid parameters are ignored and listed in `ignoredParameters`. */
export function parseLink(url: URL, basename: string) {
  const parameters: z.infer<typeof parametersSchema> = {}
  const faults: z.infer<typeof faultParametersSchema> = {}
  /** Parameters that are not valid, for example `card=stolen`. */
  const ignoredParameters: string[] = []
  const cleanUrl = new URL(url)
  for (const [name, text] of new Map([...url.searchParams].filter(([parameter]) => isDemoParameter(parameter)))) {
    cleanUrl.searchParams.delete(name)
    const isFault = name.startsWith(faultPrefix)
    const key = isFault ? name.slice(faultPrefix.length) : name
    const parameter = { [key]: /^\d+$/.test(text) ? Number(text) : text }
    const { data = {} } = z.safeParse(isFault ? faultParametersSchema : parametersSchema, parameter)
    if (Object.hasOwn(data, key)) Object.assign(isFault ? faults : parameters, data)
    else ignoredParameters.push(`${name}=${text}`)
  }
  const { scenario, as, panel, tab, tour } = parameters
  const baseSettings = scenario === undefined ? defaultSettings() : getScenarioSettings(scenario)
  const allFaults = Object.entries({ ...baseSettings.faults, ...faults }).filter(([, fault]) => fault !== noFaultValue)
  const changedSettings: Partial<MockSettings> = {
    ...z.parse(settingsWithoutFaultsSchema, parameters),
    ...(Object.keys(faults).length > 0 && {
      faults: z.parse(settingsSchema.shape.faults, Object.fromEntries(allFaults)),
    }),
  }
  const differingSettings =
    scenario === undefined
      ? changedSettings
      : getDifferingSettings({ ...baseSettings, ...changedSettings }, baseSettings)
  const settings = scenario !== undefined || Object.keys(changedSettings).length > 0 ? differingSettings : undefined
  return { scenario, as, settings, panel, tab, tour, path: getPathBelow(basename, cleanUrl), ignoredParameters }
}

/** Parses the page's URL and removes the demo's parameters, so that a reload does not reopen the situation (DEMO-1). */
export function readAndRemoveLink(basename: string): ParsedLink {
  const link = parseLink(new URL(location.href), basename)
  if (link.path !== getPathBelow(basename, location))
    history.replaceState(history.state, '', location.origin + basename + link.path.slice(1))
  return link
}

/** @returns whether opening the link changes data, session or settings */
export const linkChangesSituation = ({ scenario, as, settings }: ParsedLink): boolean =>
  scenario !== undefined || as !== undefined || settings !== undefined

/**
 * Builds a link to a situation. The link contains only the settings that differ from the scenario's settings.
 * @param rootUrl the root's URL, which ends with a slash
 */
export function buildLink(
  { scenario, as, settings, path }: Situation,
  rootUrl: string,
  options: LinkOptions = {},
): string {
  const url = new URL(`.${path}`, rootUrl)
  const removedFaults =
    settings.faults &&
    Object.fromEntries(Object.keys(getScenarioSettings(scenario).faults).map((call) => [call, noFaultValue]))
  const addParameters = (values: object, prefix = '') => {
    for (const [name, value] of Object.entries(values))
      if (value !== undefined) url.searchParams.set(prefix + name, String(value))
  }
  addParameters({ v: linkVersion, scenario, as, ...z.parse(settingsWithoutFaultsSchema, settings), ...options })
  addParameters({ ...removedFaults, ...settings.faults }, faultPrefix)
  return url.href
}
