import { useEffect, useState } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { personas, type Persona } from '#mocks/personas.ts'
import { createMockPlatform } from '#mocks/platform/createMockPlatform.ts'
import { App } from '#src/app/App.tsx'
import { createShop } from '#src/app/createShop.ts'

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

/** The whole shop on the mock platform, a new one with a router of its own for each mount. */
export function WiredApp({ at, as }: WiredAppProps) {
  const [shop] = useState(() =>
    createShop({
      ...createMockPlatform(as ? { signedInAs: personas[as].email } : {}),
      // a browser's alert would hold the play function up
      alert: () => undefined,
    }),
  )
  useEffect(() => shop.start(), [shop])
  return (
    <MemoryRouter initialEntries={[at]}>
      <Address />
      <App shop={shop} />
    </MemoryRouter>
  )
}
