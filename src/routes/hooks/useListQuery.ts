import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom'
import { toQueryString, type ListDefinition } from '#src/domain/listQuery.ts'

/** The URL is updated after a pause, because Safari throws after 100 changes in 10 s. */
const urlUpdateDelayMs = 300

/**
 * Keeps a list's search and sort in the URL (ORDER-9). The query applies immediately, and the URL is updated after a pause
 * or on `change`, click or `pagehide`. The history entry is replaced, so that Back leaves the page. Back, Forward and links
 * set the query. Other search parameters are kept.
 */
export function useListQuery<Sort extends string>(list: Pick<ListDefinition<never, Sort>, 'readQuery'>) {
  const [params] = useSearchParams()
  const { key, state } = useLocation()
  const navigationType = useNavigationType()
  const navigate = useNavigate()
  const urlQuery = list.readQuery(params)
  const [query, setQuery] = useState(urlQuery)
  const [lastLocationKey, setLastKey] = useState(key)
  if (key !== lastLocationKey) {
    setLastKey(key)
    // REPLACE means that this hook has updated the URL. The query stays, because more may have been typed since then.
    if (navigationType !== 'REPLACE') setQuery(urlQuery)
  }

  const search = toQueryString(query, params)
  const isInUrl = search === toQueryString(urlQuery, params)
  useEffect(() => {
    if (isInUrl) return
    // Cancels the other triggers first, because a click may navigate before this component renders again.
    const writeToUrl = () => {
      cancelUpdate()
      try {
        void navigate({ search }, { replace: true, state })
      } catch {
        // The browser limits the number of URL updates. The search works without them.
      }
    }
    const timer = setTimeout(writeToUrl, urlUpdateDelayMs)
    const cancelUpdate = () => {
      clearTimeout(timer)
      removeEventListener('change', writeToUrl)
      removeEventListener('click', writeToUrl, true)
      removeEventListener('pagehide', writeToUrl)
      removeEventListener('popstate', cancelUpdate)
    }
    addEventListener('change', writeToUrl)
    // Handles clicks in the capture phase, before a link navigates. A tap does not always fire `change`.
    addEventListener('click', writeToUrl, true)
    addEventListener('pagehide', writeToUrl)
    // After Back or Forward, the history entry belongs to a different page, whose URL must not change.
    addEventListener('popstate', cancelUpdate)
    return cancelUpdate
  }, [search, isInUrl, navigate, state])

  return { query, setQuery }
}
