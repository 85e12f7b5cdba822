import { useEffect, useState } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { personas, type Persona } from '#mocks/personas.ts'
import { createMockPlatform } from '#mocks/platform/createMockPlatform.ts'
import { App } from '#src/app/App.tsx'
import { startSession } from '#src/app/sessionFlow.ts'
import { makeStore } from '#src/app/store.ts'
import { startPayments } from '#src/payment/startPayments.ts'

/** The address, where play functions can read it. */
function Address() {
  const { pathname } = useLocation()
  return (
    <output data-testid="address" hidden>
      {pathname}
    </output>
  )
}

export interface WiredAppProps {
  /** The address the router starts at. */
  at: string
  /** Who is signed in; nobody when left out. */
  as?: Persona | undefined
}

/** The whole shop on the mock platform: store, session and router of its own for each mount. */
export function WiredApp({ at, as }: WiredAppProps) {
  const [{ platform, store }] = useState(() => {
    const platform = {
      ...createMockPlatform(as ? { signedInAs: personas[as].email } : {}),
      // a browser's alert would hold the play function up
      alert: () => undefined,
    }
    return { platform, store: makeStore(platform) }
  })
  useEffect(() => {
    const stopSession = startSession(store, platform)
    const stopPayments = startPayments(store, platform)
    return () => {
      stopSession()
      stopPayments()
    }
  }, [store, platform])
  return (
    <MemoryRouter initialEntries={[at]}>
      <Address />
      <App store={store} platform={platform} />
    </MemoryRouter>
  )
}
