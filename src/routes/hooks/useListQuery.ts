import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom'
import { toQueryString, type Searchable } from '#src/domain/listQuery.ts'

/** The URL is updated after a pause, because Safari throws after 100 changes in 10 s. */
const urlUpdateDelayMs = 300

/**
 * Keeps a list's search and sort in the URL (ORDER-9). The query applies immediately, and the URL is updated after a pause
 * or on `change`, click or `pagehide`. The history entry is replaced, so that Back leaves the page. Back, Forward and links
 * set the query. Other search parameters are kept.
 */
export function useListQuery<Sort extends string>(list: Pick<Searchable<never, Sort>, 'readQuery'>) {
  const [params] = useSearchParams()
  const { key, state } = useLocation()
  const navigationType = useNavigationType()
  const navigate = useNavigate()
  const urlQuery = list.readQuery(params)
  const [query, setQuery] = useState(urlQuery)
  const [lastKey, setLastKey] = useState(key)
  if (key !== lastKey) {
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
      cancel()
      try {
        void navigate({ search }, { replace: true, state })
      } catch {
        // The browser limits the number of URL updates. The search works without them.
      }
    }
    const timer = setTimeout(writeToUrl, urlUpdateDelayMs)
    const cancel = () => {
      clearTimeout(timer)
      removeEventListener('change', writeToUrl)
      removeEventListener('click', writeToUrl, true)
      removeEventListener('pagehide', writeToUrl)
      removeEventListener('popstate', cancel)
    }
    addEventListener('change', writeToUrl)
    // Handles clicks in the capture phase, before a link navigates. A tap does not always fire `change`.
    addEventListener('click', writeToUrl, true)
    addEventListener('pagehide', writeToUrl)
    // After Back or Forward, the history entry belongs to a different page, whose URL must not change.
    addEventListener('popstate', cancel)
    return cancel
  }, [search, isInUrl, navigate, state])

  return { query, setQuery }
}
