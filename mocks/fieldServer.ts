import { respondLikeExpress } from '#mocks/express.ts'
import { fieldProfile } from '#mocks/handlers/field.ts'
import { createHandlers } from '#mocks/handlers/index.ts'
import { startServerProcess, type ServerProcess } from '#mocks/serverProcess.ts'

const handlers = createHandlers(fieldProfile)

/** Starts a server that behaves like typical servers in the field. An uncaught error crashes its process. */
export const startFieldServer = (restartsAfterMs?: number): ServerProcess =>
  startServerProcess((request) => respondLikeExpress(request, handlers), restartsAfterMs)
