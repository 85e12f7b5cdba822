import * as z from 'zod/mini'
import { dialsSchema } from '#mocks/dials.ts'
import { tables, type Tables } from '#mocks/seed/tables.ts'

type RowLists = { [Name in keyof Tables]: z.ZodMiniArray<Tables[Name]['row']> }

const rowLists = Object.fromEntries(Object.entries(tables).map(([name, { row }]) => [name, z.array(row)])) as RowLists

/** The mock server's database. Rows have the wire's types; pictures are file names (see pictures.ts). */
export const worldSchema = z.object({
  ...rowLists,
  /** The next id's number. Ids are counted, so the same steps always produce the same ids. */
  nextId: z.number(),
  dials: dialsSchema,
})
export type World = z.infer<typeof worldSchema>
