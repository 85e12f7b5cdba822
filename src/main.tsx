import { startApp } from '#src/app/startApp.tsx'
import { createTrustedTypesPolicy } from '#src/app/trustedTypes.ts'
import { reportFatalError } from '#src/lib/fatalError.ts'
import { createRealPlatform } from '#src/adapters/createRealPlatform.ts'
import { readEmbeddedCatalogue } from '#src/adapters/pageCatalogue.ts'
import { createLazyReports } from '#src/adapters/lazyReports.ts'
import { isScriptProvider } from '#src/adapters/scriptProviders.ts'

createTrustedTypesPolicy(isScriptProvider)

async function start(): Promise<void> {
  try {
    const platform = { ...createRealPlatform(__CONFIG__), catalogue: readEmbeddedCatalogue() }
    const reports = import.meta.env.VITE_REPORT_URL && createLazyReports(import.meta.env.VITE_REPORT_URL)
    await startApp(reports ? { ...platform, reports } : platform, import.meta.env.BASE_URL)
  } catch (error) {
    reportFatalError(error)
  }
}

// Starts the app in a new task, because running the modules has already blocked the page for a while (SPEED-6).
setTimeout(() => void start())
