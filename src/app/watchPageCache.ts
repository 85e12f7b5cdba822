import { tokenStorage } from '#src/session/tokenStorage.ts'

/**
 * Keeps a page that the browser has frozen from showing an account that has left meanwhile (AUTH-27): it is hidden when it
 * is frozen, because it is drawn again before any of its code runs. When somebody else, or nobody, is signed in on its
 * return it starts anew: frozen, it has heard of nothing, and neither has the identity provider in it.
 * @returns a function that stops it
 */
export function watchPageCache(reload: () => void): () => void {
  const { style } = document.documentElement
  let owner: string | null = null
  const hide = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    owner = tokenStorage.owner()
    style.visibility = 'hidden'
  }
  const show = ({ persisted }: PageTransitionEvent) => {
    if (persisted && tokenStorage.owner() !== owner) reload()
    else style.visibility = ''
  }
  addEventListener('pagehide', hide)
  addEventListener('pageshow', show)
  return () => {
    removeEventListener('pagehide', hide)
    removeEventListener('pageshow', show)
  }
}
