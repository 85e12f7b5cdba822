import { startApp } from '#src/app/startApp.tsx'
import { allowScripts } from '#src/app/trustedTypes.ts'
import { tellBroken } from '#src/loading/broken.ts'
import { createRealPlatform } from '#src/platform/real/createRealPlatform.ts'
import { createLazyReports } from '#src/platform/real/lazyReports.ts'
import { isScriptProvider } from '#src/platform/real/scriptProviders.ts'

allowScripts(isScriptProvider)
// In a task of its own, as the modules have kept the page busy already (SPEED-6).
setTimeout(() => {
  try {
    startApp(
      import.meta.env.VITE_REPORT_URL
        ? { ...createRealPlatform(realConfig), reports: createLazyReports(import.meta.env.VITE_REPORT_URL) }
        : createRealPlatform(realConfig),
      import.meta.env.BASE_URL,
    )
  } catch (error) {
    tellBroken(error)
  }
})
