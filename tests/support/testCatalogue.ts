import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parts } from '#mocks/seed/parts.ts'
import type { Catalogue } from '#src/domain/catalogue.ts'
import { toPart } from '#src/domain/part.ts'
import { mockServerPort, testConfig } from '#tests/support/testConfig.ts'

/** Returns the mock server's response to GET /parts before any test has changed a part. */
export function createTestParts() {
  const picturesUrl = `http://127.0.0.1:${mockServerPort}/pictures/`
  return parts.map((wire) => ({ ...wire, image: wire.image ? picturesUrl + wire.image : null }))
}

/** Creates a snapshot of the mock server's parts. */
export function createTestCatalogue(): Catalogue {
  const rows = createTestParts().map((wire) => toPart(wire))
  return { takenAt: Date.now(), total: rows.length, parts: rows }
}

/** Writes a new snapshot for test builds, because the shop treats a snapshot as outdated after three days (DATA-20). */
export function writeTestCatalogue(catalogue = createTestCatalogue()): void {
  mkdirSync(dirname(testConfig.CATALOGUE_FILE), { recursive: true })
  writeFileSync(testConfig.CATALOGUE_FILE, JSON.stringify(catalogue))
}
