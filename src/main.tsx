import { startApp } from '#src/app/startApp.tsx'
import { allowScripts } from '#src/app/trustedTypes.ts'
import { tellBroken } from '#src/loading/loadCode.ts'
import { createRealPlatform } from '#src/platform/real/createRealPlatform.ts'
import { readPageCatalogue } from '#src/platform/real/pageCatalogue.ts'
import { createLazyReports } from '#src/platform/real/lazyReports.ts'
import { isScriptProvider } from '#src/platform/real/scriptProviders.ts'

allowScripts(isScriptProvider)

async function start(): Promise<void> {
  try {
    const platform = { ...createRealPlatform(realConfig), catalogue: readPageCatalogue() }
    const reports = import.meta.env.VITE_REPORT_URL && createLazyReports(import.meta.env.VITE_REPORT_URL)
    await startApp(reports ? { ...platform, reports } : platform, import.meta.env.BASE_URL)
  } catch (error) {
    tellBroken(error)
  }
}

// In a task of its own, as the modules have kept the page busy already (SPEED-6).
setTimeout(() => void start())
