import { readFileSync } from 'node:fs'

/** An example commit, made by following a recipe of How to. */
export interface Recipe {
  name: string
  patch: string
  /** In how many files each text of the example may be typed. */
  typed: Readonly<Record<string, number>>
}

export const recipes: readonly Recipe[] = [
  {
    name: 'Add a call',
    patch: 'tests/structure/recipes/addCall.patch',
    typed: { getUnpaidOrders: 5, '/unpaidOrders': 4 },
  },
  {
    name: 'Add a page',
    patch: 'tests/structure/recipes/addPage.patch',
    typed: { '/help': 2, 'dashboard/help': 2, '`help`': 1 },
  },
]

export const readRecipe = ({ patch }: Recipe): string => readFileSync(patch, 'utf8')

/** What a patch does to one file. */
export interface FileChange {
  path: string
  /** The lines that it adds. */
  added: string
  /** The change alone, as a patch. */
  patch: string
}

/** @returns the files of a patch, in its order */
export const filesOf = (patch: string): FileChange[] =>
  patch
    .split(/^(?=diff --git )/m)
    .slice(patch.startsWith('diff --git ') ? 0 : 1)
    .map((change) => ({
      path: /^\+\+\+ b\/(.+)$/m.exec(change)?.[1] ?? '',
      added: [...change.matchAll(/^\+(?!\+\+)(.*)$/gm)].map(([, line = '']) => line).join('\n'),
      patch: change,
    }))
