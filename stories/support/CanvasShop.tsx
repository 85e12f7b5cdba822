import { useLayoutEffect } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import type { Place } from '#mocks/demo/place.ts'
import { useObservable } from '#mocks/demo/useObservable.ts'
import { createState, type Observable } from '#mocks/observable.ts'
import { App } from '#src/app/App.tsx'
import type { Shop } from '#src/app/createShop.ts'
import { closeToasts } from '#src/app/notify.tsx'

/** A place inside a story. Its router keeps the path to itself: the window's address is Storybook's. */
export interface CanvasPlace extends Place {
  /** The shop that is shown. */
  shop: Observable<Shop | null>
  /** Called by the router: where it is, and how it goes elsewhere. */
  follow(path: string, goTo: ((path: string) => void) | null): void
}

/** Creates a place; `CanvasShop` shows what is there. */
export function createCanvasPlace(): CanvasPlace {
  const shop = createState<Shop | null>(null)
  let current = '/'
  let goTo: ((path: string) => void) | null = null
  return {
    shop,
    mount(next) {
      shop.set(next)
      return () => {
        shop.set(null)
        void closeToasts()
      }
    },
    path: () => current,
    open(path) {
      current = path
      goTo?.(path)
    },
    follow(path, nextGoTo) {
      current = path
      goTo = nextGoTo
    },
  }
}

function Follow({ place }: { place: CanvasPlace }) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  useLayoutEffect(() => {
    const path = pathname + search + hash
    place.follow(path, (next) => void navigate(next))
    return () => place.follow(path, null)
  }, [place, pathname, search, hash, navigate])
  return null
}

/** The shop at a place. */
export function CanvasShop({ place }: { place: CanvasPlace }) {
  const shop = useObservable(place.shop)
  return (
    shop && (
      <MemoryRouter initialEntries={[place.path()]}>
        <Follow place={place} />
        <App shop={shop} />
      </MemoryRouter>
    )
  )
}
