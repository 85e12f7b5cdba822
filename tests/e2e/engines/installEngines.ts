import type { FullConfig } from '@playwright/test'
import { engineNames, installEngine } from '#tests/support/engines.ts'

/** Installs the engines that are going to be run. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes a setup's default export
export default function installEngines({ projects }: FullConfig): void {
  for (const engine of engineNames.filter((name) => projects.some((project) => project.name === name))) {
    const failure = installEngine(engine)
    if (failure !== null) console.log(failure)
  }
}
