import { respondByExpress } from '#mocks/express.ts'
import { fieldProfile } from '#mocks/handlers/field.ts'
import { createHandlers } from '#mocks/handlers/index.ts'
import { startProcess, type ServerProcess } from '#mocks/serverProcess.ts'

const handlers = createHandlers(fieldProfile)

/** Starts the field server, named after servers in the field: an error that no handler catches crashes it. */
export const startFieldServer = (restartsAfterMs?: number): ServerProcess =>
  startProcess((request) => respondByExpress(request, handlers), restartsAfterMs)
