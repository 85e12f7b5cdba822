import { useLayoutEffect } from 'react'
import { createPath, MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { useObservable } from '#mocks/demo/useObservable.ts'
import { createObservable } from '#mocks/observable.ts'
import { App } from '#src/app/App.tsx'
import type { Shop } from '#src/app/createShop.ts'
import { closeToasts } from '#src/app/toasts.ts'

/**
 * Creates a host that renders the app inside a story. The app's router has its own path, since the window's URL belongs to
 * Storybook.
 */
export function createCanvasHost() {
  const shop = createObservable<Shop | null>(null)
  let path = '/'
  let goTo: ((path: string) => void) | null = null

  function RouterBridge() {
    const location = useLocation()
    const navigate = useNavigate()
    useLayoutEffect(() => {
      path = createPath(location)
      goTo = (nextPath) => void navigate(nextPath)
      return () => void (goTo = null)
    }, [location, navigate])
    return null
  }

  return {
    mount(nextShop: Shop) {
      shop.set(nextShop)
      return () => {
        shop.set(null)
        void closeToasts()
      }
    },
    getPath: () => path,
    open(nextPath: string) {
      path = nextPath
      goTo?.(nextPath)
    },
    Canvas() {
      const currentShop = useObservable(shop)
      return (
        currentShop && (
          <MemoryRouter initialEntries={[path]}>
            <RouterBridge />
            <App shop={currentShop} />
          </MemoryRouter>
        )
      )
    },
  }
}
