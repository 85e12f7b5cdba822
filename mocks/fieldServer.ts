import { respondByExpress } from '#mocks/express.ts'
import { fieldProfile } from '#mocks/handlers/field.ts'
import { createHandlers } from '#mocks/handlers/index.ts'
import { startProcess, type ServerProcess } from '#mocks/serverProcess.ts'

const handlers = createHandlers(fieldProfile)

/** Starts a server like most small Express servers: it crashes on every error that no handler catches. */
export const startFieldServer = (restartsAfterMs?: number): ServerProcess =>
  startProcess((request) => respondByExpress(request, handlers), restartsAfterMs)
