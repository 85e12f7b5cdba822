import { join } from 'node:path'
import { build } from 'vite'

/** @returns page.ts as a script that declares `inPage` */
export async function bundlePage(): Promise<string> {
  const entry = join(import.meta.dirname, 'page.ts')
  const [bundle] = [
    await build({
      configFile: false,
      logLevel: 'silent',
      build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'inPage' } },
    }),
  ].flat()
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : null
  if (!chunk) throw new Error("The page's functions could not be bundled.")
  return chunk.code
}
