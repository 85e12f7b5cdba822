import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { fromRoot } from '#src/build/project.ts'
import type { Catalogue } from '#src/domain/catalogue.ts'
import type { Part } from '#src/domain/part.ts'
import { parseJson } from '#src/lib/parseJson.ts'

const partSchema: z.ZodMiniType<Part> = z.object({
  id: z.string(),
  name: z.string(),
  image: z.nullable(z.string()),
  price: z.nullable(z.number()),
  minimumQuantity: z.number(),
  available: z.number(),
  description: z.string(),
  repeat: z.exactOptional(z.number()),
})

const catalogueSchema = z.object({ takenAt: z.number(), total: z.number(), parts: z.array(partSchema) })

export const parseCatalogue = (json: string): Catalogue | null =>
  z.safeParse(catalogueSchema, parseJson(json)).data ?? null

/** Name of the snapshot's file. `npm run catalogue` writes it; the build reads it and publishes it under the same name. */
export const catalogueFileName = 'catalogue.json'

export const getCataloguePath = (): string => process.env.CATALOGUE_FILE ?? fromRoot(catalogueFileName)

/**
 * @returns null if there is no snapshot; pages are then built without parts
 * @throws Error if the snapshot is invalid
 */
export function readCatalogueFile(file = getCataloguePath()): Catalogue | null {
  if (!existsSync(file)) return null
  const catalogue = parseCatalogue(readFileSync(file, 'utf8'))
  if (!catalogue) throw new Error(`${file} is not a snapshot of the catalogue. Delete it, or run npm run catalogue.`)
  return catalogue
}
