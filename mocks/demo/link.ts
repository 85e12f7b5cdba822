import * as z from 'zod/mini'
import { differingDials, dialsOf } from '#mocks/demo/situationDials.ts'
import { situationSchema, type Situation } from '#mocks/demo/situation.ts'
import { tourIds } from '#mocks/demo/tour/tour.ts'
import { callNames, defaultDials, dialsSchema, type Dials } from '#mocks/dials.ts'
import { isScenario, type ScenarioName } from '#mocks/scenarios.ts'

/** The version of the links that `toLink` writes. */
const version = '1'

const viewSchema = {
  /** open: the panel is shown at once · hidden: neither the panel nor its keys exist */
  panel: z.enum(['hidden', 'open']),
  /** own: session, token and unfinished payments belong to this tab alone */
  tab: z.literal('own'),
  /** The id of the tour that plays at once. */
  tour: z.enum(tourIds),
}
const viewOptions = Object.keys(viewSchema) as (keyof typeof viewSchema)[]

/** What a link says besides the situation. */
export type LinkOptions = { [Name in keyof typeof viewSchema]?: z.infer<(typeof viewSchema)[Name]> | undefined }

/** What an address says. What it does not name is undefined, and opening the link leaves it as it is. */
export interface Link extends LinkOptions, Pick<Situation, 'path'> {
  scenario?: ScenarioName
  as?: Situation['as']
  dials?: Partial<Dials>
  /** The parameters that were ignored, e.g. `card=stolen`. */
  notUnderstood: readonly string[]
}

const faultsSchema = dialsSchema.shape.faults
const plainDials = z.omit(dialsSchema, { faults: true, faultsOnce: true }).shape
const plainNames = Object.keys(plainDials) as (keyof typeof plainDials)[]

/** The parameters of faults: `fault.getParts=500`; `none` removes one of the scenario's. */
const faultPrefix = 'fault.'
const noFault = 'none'
const callOptions: ReadonlySet<string> = new Set([...callNames, '*'])

const isOwnParameter = (name: string): boolean =>
  ['v', 'scenario', 'as', ...plainNames, ...viewOptions].includes(name) || name.startsWith(faultPrefix)

const toNumber = (text: string): number | string => (/^\d+$/.test(text) ? Number(text) : text)

/**
 * Reads what an address says about the demo. Nonsense is ignored and listed.
 * @param basename path of the shop's root, with a slash at its end
 */
export function parseLink(url: URL, basename: string): Link {
  const given = [...url.searchParams].filter(([name]) => isOwnParameter(name))
  const notUnderstood: string[] = []
  const read = <Value>(name: string, parse: (text: string) => Value | undefined): Value | undefined => {
    const text = given.findLast(([key]) => key === name)?.[1]
    const value = text === undefined ? undefined : parse(text)
    if (text !== undefined && value === undefined) notUnderstood.push(`${name}=${text}`)
    return value
  }
  const through =
    <Schema extends z.ZodMiniType>(schema: Schema) =>
    (text: string) =>
      z.safeParse(schema, toNumber(text)).data

  read('v', (text) => text === version || undefined)
  const scenario = read('scenario', (text) => (isScenario(text) ? text : undefined))
  const as = read('as', through(situationSchema.shape.as))

  const base = scenario === undefined ? defaultDials() : dialsOf(scenario)
  const named: Partial<Dials> = {}
  for (const name of plainNames) {
    const value = read(name, through(plainDials[name]))
    if (value !== undefined) Object.assign(named, { [name]: value })
  }
  const faults = { ...base.faults }
  for (const [key] of given.filter(([parameter]) => parameter.startsWith(faultPrefix))) {
    const call = key.slice(faultPrefix.length)
    const changed = read(key, (text) => {
      if (!callOptions.has(call)) return undefined
      return text === noFault ? { [call]: undefined } : z.safeParse(faultsSchema, { [call]: toNumber(text) }).data
    })
    if (!changed) continue
    Object.assign(faults, changed)
    named.faults = z.parse(faultsSchema, JSON.parse(JSON.stringify(faults)))
  }
  const dials = scenario === undefined ? named : differingDials({ ...base, ...named }, base)

  const options: LinkOptions = {}
  for (const name of viewOptions) Object.assign(options, { [name]: read(name, through(viewSchema[name])) })

  return {
    ...(scenario && { scenario }),
    ...(as && { as }),
    ...((scenario || Object.keys(named).length > 0) && { dials }),
    ...options,
    path: pathOf(url, basename),
    notUnderstood,
  }
}

/** @returns the page below the shop's root, without the demo's parameters */
function pathOf(url: URL, basename: string): string {
  const clean = new URL(url)
  for (const name of [...clean.searchParams.keys()].filter(isOwnParameter)) clean.searchParams.delete(name)
  const path = clean.pathname.startsWith(basename) ? clean.pathname.slice(basename.length - 1) : '/'
  return path + clean.search + clean.hash
}

/**
 * Reads the page's address and removes the demo's parameters from it: a reload must not open the situation again (DEMO-1).
 * @param basename path of the shop's root, with a slash at its end
 */
export function takeLink(basename: string): Link {
  const url = new URL(location.href)
  const link = parseLink(url, basename)
  if ([...url.searchParams.keys()].some(isOwnParameter))
    history.replaceState(history.state, '', location.origin + basename + link.path.slice(1))
  return link
}

/** @returns whether opening the link changes world, session or dials */
export const changesSituation = ({ scenario, as, dials }: Link): boolean =>
  scenario !== undefined || as !== undefined || dials !== undefined

/**
 * Writes a link that opens a situation. It names version, scenario and viewer, and what differs from the scenario.
 * @param root address of the shop's root, with a slash at its end
 */
export function toLink({ scenario, as, dials, path }: Situation, root: string, options: LinkOptions = {}): string {
  const url = new URL(`.${path}`, root)
  const add = (name: string, value: string | number) => url.searchParams.set(name, String(value))
  add('v', version)
  add('scenario', scenario)
  add('as', as)
  for (const name of plainNames) if (dials[name] !== undefined) add(name, dials[name])
  if (dials.faults) {
    for (const call of Object.keys(dialsOf(scenario).faults)) add(faultPrefix + call, noFault)
    for (const [call, fault] of Object.entries(dials.faults)) if (fault) add(faultPrefix + call, fault)
  }
  for (const name of viewOptions) if (options[name] !== undefined) add(name, options[name])
  return url.href
}
