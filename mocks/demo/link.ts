import * as z from 'zod/mini'
import { settingsOf, differingSettings, situationSchema, type Situation } from '#mocks/demo/situation.ts'
import { tourIds } from '#mocks/demo/tour/tour.ts'
import { callNames, defaultSettings, settingsSchema, faultSchema, type MockSettings } from '#mocks/settings.ts'

const version = 1

const optionsSchema = z.partial(
  z.object({
    /** open: the panel opens immediately · hidden: neither the panel nor its keys exist */
    panel: z.enum(['hidden', 'open']),
    /** own: session, token and unfinished payments are stored for this tab alone */
    tab: z.literal('own'),
    /** A tour to play immediately. */
    tour: z.enum(tourIds),
  }),
)

export type LinkOptions = z.infer<typeof optionsSchema>

/** A parsed link. Opening a link leaves unchanged what is undefined in it. */
export type Link = ReturnType<typeof parseLink>

const plainSettings = z.exactPartial(z.omit(settingsSchema, { faults: true, faultsOnce: true }))

/** The parameters of links except the fault parameters. */
const parameters = z.exactPartial(
  z.object({
    v: z.literal(version),
    ...z.pick(situationSchema, { scenario: true, as: true }).shape,
    ...optionsSchema.shape,
    ...plainSettings.shape,
  }),
)

/** The fault parameters, such as `fault.getParts=500`; the value `none` removes a fault of the scenario. */
const faultPrefix = 'fault.'
const noFault = 'none'
const faultParameters = z.partialRecord(z.enum([...callNames, '*']), z.union([faultSchema, z.literal(noFault)]))

const isOwnParameter = (name: string): boolean => Object.hasOwn(parameters.shape, name) || name.startsWith(faultPrefix)

/**
 * @returns a URL's path below the site's root, with query and hash
 * @param basename ends with a slash
 */
export const pathBelow = (basename: string, { pathname, search, hash }: URL | Location): string =>
  (pathname.startsWith(basename) ? pathname.slice(basename.length - 1) : '/') + search + hash

/** Parses a link. Invalid parameters are ignored and listed. */
export function parseLink(url: URL, basename: string) {
  const named: z.infer<typeof parameters> = {}
  const faults: z.infer<typeof faultParameters> = {}
  /** For example `card=stolen`. */
  const ignoredParameters: string[] = []
  const clean = new URL(url)
  for (const [name, text] of new Map([...url.searchParams].filter(([parameter]) => isOwnParameter(parameter)))) {
    clean.searchParams.delete(name)
    const isFault = name.startsWith(faultPrefix)
    const key = isFault ? name.slice(faultPrefix.length) : name
    const value = { [key]: /^\d+$/.test(text) ? Number(text) : text }
    const { data = {} } = z.safeParse(isFault ? faultParameters : parameters, value)
    if (Object.hasOwn(data, key)) Object.assign(isFault ? faults : named, data)
    else ignoredParameters.push(`${name}=${text}`)
  }
  const { scenario, as, panel, tab, tour } = named
  const base = scenario === undefined ? defaultSettings() : settingsOf(scenario)
  const all = Object.entries({ ...base.faults, ...faults }).filter(([, fault]) => fault !== noFault)
  const changed: Partial<MockSettings> = {
    ...z.parse(plainSettings, named),
    ...(Object.keys(faults).length > 0 && { faults: z.parse(settingsSchema.shape.faults, Object.fromEntries(all)) }),
  }
  const differing = scenario === undefined ? changed : differingSettings({ ...base, ...changed }, base)
  const settings = scenario !== undefined || Object.keys(changed).length > 0 ? differing : undefined
  return { scenario, as, settings, panel, tab, tour, path: pathBelow(basename, clean), ignoredParameters }
}

/** Parses the page's URL and removes the demo's parameters, so that a reload does not reopen the situation (DEMO-1). */
export function takeLink(basename: string): Link {
  const link = parseLink(new URL(location.href), basename)
  if (link.path !== pathBelow(basename, location))
    history.replaceState(history.state, '', location.origin + basename + link.path.slice(1))
  return link
}

/** @returns whether opening the link changes data, session or settings */
export const changesSituation = ({ scenario, as, settings }: Link): boolean =>
  scenario !== undefined || as !== undefined || settings !== undefined

/**
 * Builds a link to a situation. It contains only the settings that differ from the scenario.
 * @param root ends with a slash
 */
export function toLink({ scenario, as, settings, path }: Situation, root: string, options: LinkOptions = {}): string {
  const url = new URL(`.${path}`, root)
  const removed =
    settings.faults && Object.fromEntries(Object.keys(settingsOf(scenario).faults).map((call) => [call, noFault]))
  const add = (values: object, prefix = '') => {
    for (const [name, value] of Object.entries(values))
      if (value !== undefined) url.searchParams.set(prefix + name, String(value))
  }
  add({ v: version, scenario, as, ...z.parse(plainSettings, settings), ...options })
  add({ ...removed, ...settings.faults }, faultPrefix)
  return url.href
}
