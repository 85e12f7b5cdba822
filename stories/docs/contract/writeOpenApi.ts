import { writeFileSync } from 'node:fs'
import { publicFolder } from '#storybook/publicFolder.ts'
import { readVersion } from '#storybook/version.ts'
import { openApiDocument } from '#stories/docs/contract/openApi.ts'

// Writes the calls as an OpenAPI document to the static files that Storybook serves. Runs after .storybook/publicFiles.ts.
writeFileSync(`${publicFolder}openapi.json`, JSON.stringify(await openApiDocument(readVersion()), null, 2))
