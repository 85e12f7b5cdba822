import { useEffect, useState } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { personas, type Persona } from '#mocks/personas.ts'
import { createMockPlatform } from '#mocks/platform/createMockPlatform.ts'
import { App } from '#src/app/App.tsx'
import { createShop } from '#src/app/createShop.ts'

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
  /** Who is signed in; by default nobody. */
  as?: Persona | undefined
}

/** The shop on the mock platform, with a new store and router for each mount. */
export function WiredApp({ at, as }: WiredAppProps) {
  const [shop] = useState(() =>
    createShop({
      ...createMockPlatform(as ? { signedInAs: personas[as].email } : {}),
      // a real alert would block the play function
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
