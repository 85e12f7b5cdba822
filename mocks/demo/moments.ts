import * as z from 'zod/mini'
import { momentSchema, type Moment } from '#mocks/demo/moment.ts'
import { viewerOf, type Viewer } from '#mocks/demo/situation.ts'
import { createState, type Observable } from '#mocks/observable.ts'

/** Storage keys of saved moments begin with it; the name follows. */
export const momentsPrefix = 'dhruva-demo:moment:'

const savedMomentSchema = z.object({
  name: z.string().check(z.minLength(1)),
  /** When it was saved, in ms since 1970. */
  savedAt: z.number(),
  moment: momentSchema,
})
type StoredMoment = z.infer<typeof savedMomentSchema>

/** The format of an exported file. */
const fileSchema = z.object({ dhruvaDemoMoments: z.literal(1), moments: z.array(savedMomentSchema) })

/** A saved moment as a list shows it. */
export interface SavedMoment extends Pick<StoredMoment, 'name' | 'savedAt'> {
  /** null: an account that is no persona's */
  viewer: Viewer | null
  scenario: string
}

/** full: the browser's storage has no room, or is blocked · notMoments: the text is no export of moments */
export type MomentProblem = 'full' | 'notMoments'

/** The moments that this browser keeps, each under a name. */
export interface Moments {
  /** Newest first. */
  list: Observable<readonly SavedMoment[]>
  /** Keeps a moment; one with the same name is replaced. @returns null when it is stored */
  save(name: string, moment: Moment): MomentProblem | null
  /** @returns the moment; null when there is none of that name, or it is broken */
  read(name: string): Moment | null
  remove(name: string): void
  /** Removes all. */
  clear(): void
  /** @param name of one moment; all when left out. @returns JSON that `importText` reads */
  exportText(name?: string): string
  /** @returns the names of the moments in an exported text; null when it is none */
  namesIn(text: string): readonly string[] | null
  /** Adds exported moments; those with the same name are replaced. Never throws. @returns null when all are stored */
  importText(text: string): MomentProblem | null
}

const keyOf = (name: string): string => momentsPrefix + encodeURIComponent(name)

/** @returns the JSON's own value, in its own order: what a schema returns has the order of the schema */
function parseAs<Value>(schema: z.ZodMiniType<Value>, text: string | null): Value | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return z.safeParse(schema, value).success ? (value as Value) : null
  } catch {
    return null
  }
}

/** @param storage shared by all tabs; null: the browser blocks it, and no moment can be saved */
export function createMoments(storage: Storage | null): Moments {
  const keys = () => Object.keys(storage ?? {}).filter((key) => key.startsWith(momentsPrefix))
  const readKey = (key: string) => parseAs(savedMomentSchema, storage?.getItem(key) ?? null)
  const readAll = () =>
    keys()
      .map(readKey)
      .filter((saved) => saved !== null)
      .sort((a, b) => b.savedAt - a.savedAt || a.name.localeCompare(b.name))
  const readList = (): SavedMoment[] =>
    readAll().map(({ name, savedAt, moment: { session, scenario } }) => ({
      name,
      savedAt,
      viewer: viewerOf(session),
      scenario,
    }))

  const list = createState<readonly SavedMoment[]>(readList())
  const refresh = () => list.set(readList())
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(momentsPrefix)) refresh()
  })

  function store(moments: readonly StoredMoment[]): MomentProblem | null {
    try {
      if (!storage) return 'full'
      for (const saved of moments) storage.setItem(keyOf(saved.name), JSON.stringify(saved))
      return null
    } catch {
      return 'full'
    } finally {
      refresh()
    }
  }
  function remove(removed: readonly string[]): void {
    for (const key of removed) storage?.removeItem(key)
    refresh()
  }

  return {
    list,
    save: (name, moment) => store([{ name, savedAt: Date.now(), moment }]),
    read: (name) => readKey(keyOf(name))?.moment ?? null,
    remove: (name) => remove([keyOf(name)]),
    clear: () => remove(keys()),
    exportText: (name) =>
      JSON.stringify({
        dhruvaDemoMoments: 1,
        moments: readAll().filter((saved) => name === undefined || saved.name === name),
      } satisfies z.infer<typeof fileSchema>),
    namesIn: (text) => parseAs(fileSchema, text)?.moments.map(({ name }) => name) ?? null,
    importText(text) {
      const file = parseAs(fileSchema, text)
      return file ? store(file.moments) : 'notMoments'
    },
  }
}
