import { useEffect, useState } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { callLog } from '#mocks/callLog.ts'
import { db, type Scenario } from '#mocks/db.ts'
import { personas, type Persona } from '#mocks/personas.ts'
import { createMockPlatform } from '#mocks/platform/createMockPlatform.ts'
import { scenarios, type ScenarioName } from '#mocks/scenarios.ts'
import { App } from '#src/app/App.tsx'
import { createShop, type Shop } from '#src/app/createShop.ts'
import { closeToasts } from '#src/app/notify.tsx'
import type { Toolbar } from '#storybook/toolbar.ts'

/** Renders the address for play functions to read. */
function Address() {
  const { pathname } = useLocation()
  return (
    <output data-testid="address" hidden>
      {pathname}
    </output>
  )
}

export interface WiredAppProps {
  /** The router's initial address. */
  at: string
  /** Who is signed in; undefined: nobody. */
  as: Persona | undefined
  /** The mock world's starting point. */
  scenario: ScenarioName
  /** The network: as in the scenario, or as the toolbar says. */
  latency: Toolbar['latency']
}

const networks: Record<Toolbar['latency'], Scenario | null> = {
  story: null,
  slow: scenarios.slowDown,
  offline: scenarios.goOffline,
}

/** @returns a new shop in a new world, without what earlier ones stored, e.g. a payment */
function openShop({ as, scenario, latency }: WiredAppProps): Shop {
  callLog.clear()
  db.use(scenarios[scenario])
  db.setDials(networks[latency]?.dials ?? {})
  for (const key of Object.keys(localStorage)) if (key.startsWith('dhruva')) localStorage.removeItem(key)
  return createShop({
    ...createMockPlatform(as ? { signedInAs: personas[as].email } : {}),
    // A real alert would block the play function.
    alert: () => undefined,
  })
}

/** The shop on the mock platform, with a new world, store and router for each mount. */
export function WiredApp(props: WiredAppProps) {
  const [shop] = useState(() => openShop(props))
  useEffect(() => {
    const stop = shop.start()
    return () => {
      stop()
      // They are shown beside the shop and would stay in the next story.
      void closeToasts()
    }
  }, [shop])
  return (
    <MemoryRouter initialEntries={[props.at]}>
      <Address />
      <App shop={shop} />
    </MemoryRouter>
  )
}
