import { existsSync } from 'node:fs'
import { parseSync, Visitor, type ESTree } from 'vite'
import { readCsf } from '#tests/support/readCsf.ts'
import { sources, type Source } from '#tests/support/sources.ts'

/** What a story's play function does: there is none, it checks nothing, or it checks something. */
export type Play = 'none' | 'silent' | 'asserts'

/** A story as its file tells it. */
export interface StoryFacts {
  /** Storybook's id, e.g. 'screens-public-homescreen--ready'. */
  id: string
  title: string
  path: string
  play: Play
}

type Range = Pick<ESTree.Node, 'start' | 'end'>

/** What a file declares, imports and refers to. */
interface Module {
  declarations: Map<string, Range>
  /** What is spread into the annotations of each story. */
  spreads: Map<string, Range[]>
  imports: Map<string, { path: string; name: string }>
  names: { name: string; start: number; isCall: boolean }[]
}

const modules = new Map<string, Module>()

const isInside = (start: number, range: Range) => start >= range.start && start < range.end

function declare({ declarations, spreads }: Module, pattern: ESTree.BindingPattern, init: ESTree.Expression): void {
  if (pattern.type === 'ObjectPattern')
    for (const { value } of pattern.properties.filter((property) => property.type === 'Property'))
      if (value.type === 'Identifier') declarations.set(value.name, init)
  if (pattern.type !== 'Identifier') return
  declarations.set(pattern.name, init)
  const [annotations] = init.type === 'CallExpression' ? init.arguments : []
  if (annotations?.type === 'ObjectExpression')
    spreads.set(
      pattern.name,
      annotations.properties.filter(({ type }) => type === 'SpreadElement'),
    )
}

function readModule({ path, text }: Source): Module {
  const known = modules.get(path)
  if (known) return known
  const result: Module = { declarations: new Map(), spreads: new Map(), imports: new Map(), names: [] }
  const { program } = parseSync(path, text)
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type === 'FunctionDeclaration' && declaration.id)
      result.declarations.set(declaration.id.name, declaration)
    if (declaration?.type === 'VariableDeclaration')
      for (const { id, init } of declaration.declarations) if (init) declare(result, id, init)
    if (statement.type === 'ImportDeclaration')
      for (const { local, ...specifier } of statement.specifiers)
        if (specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier')
          result.imports.set(local.name, { path: statement.source.value.slice(1), name: specifier.imported.name })
  }
  new Visitor({
    Identifier: ({ name, start }) => void result.names.push({ name, start, isCall: false }),
    CallExpression: ({ callee }) => {
      if (callee.type === 'Identifier') result.names.push({ name: callee.name, start: callee.start, isCall: true })
    },
  }).visit(program)
  modules.set(path, result)
  return result
}

type Name = Module['names'][number]
const isExpect = ({ name, isCall }: Name) => isCall && name === 'expect'
const isPlay = ({ name }: Name) => name === 'play'

/** Whether a piece of a file has such a name, itself or in what it uses of the file and of files it imports. */
function has(matches: (name: Name) => boolean, file: Source, range: Range, seen = new Set<string>()): boolean {
  const { declarations, imports, names } = readModule(file)
  const used = names.filter(({ start }) => isInside(start, range))
  if (used.some(matches)) return true
  return used.some(({ name }) => {
    if (seen.has(`${file.path} ${name}`)) return false
    seen.add(`${file.path} ${name}`)
    const own = declarations.get(name)
    if (own) return has(matches, file, own, seen)
    const imported = imports.get(name)
    const [source] = imported && existsSync(imported.path) ? sources(imported.path) : []
    const helper = source && imported && readModule(source).declarations.get(imported.name)
    return source !== undefined && helper !== undefined && has(matches, source, helper, seen)
  })
}

/** @returns the place in the file of what a story spreads, when a play function is in it */
export const findSpreadPlay = (file: Source, exportName: string): Range | undefined =>
  readModule(file)
    .spreads.get(exportName)
    ?.find((spread) => has(isPlay, file, spread))

/** @returns the stories of a file, as Storybook's indexer reads them */
export function storiesOf(file: Source): StoryFacts[] {
  const csf = readCsf(file)
  return csf.indexInputs.map(({ __id: id = '', title = '', exportName }) => {
    const own = csf._storyAnnotations[exportName]?.play ?? csf._metaAnnotations.play
    const range = own ? { start: own.start ?? 0, end: own.end ?? 0 } : findSpreadPlay(file, exportName)
    return { id, title, path: file.path, play: range ? (has(isExpect, file, range) ? 'asserts' : 'silent') : 'none' }
  })
}

/** @returns all stories of the project */
export const allStories = (): StoryFacts[] => sources('stories/**/*.stories.tsx').flatMap(storiesOf)
