import { startApp } from '#src/app/startApp.tsx'
import { allowScripts } from '#src/app/trustedTypes.ts'
import { createRealPlatform } from '#src/platform/real/createRealPlatform.ts'

allowScripts(['https://js.stripe.com/', 'https://apis.google.com/'])
startApp(createRealPlatform(realConfig), import.meta.env.BASE_URL)
