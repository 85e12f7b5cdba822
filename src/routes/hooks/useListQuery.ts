import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom'
import { toSearch, type Searchable } from '#src/domain/listQuery.ts'

/** How long a person has to pause until the address follows: Safari refuses more than 100 changes in 10 s. */
const pauseMs = 300

/**
 * A list's search and sort (ORDER-9). A change counts at once; the address follows when the person pauses, commits the field,
 * presses something or leaves the page. It replaces the history entry, so Back leaves the page. Back, Forward and links set
 * the query. What else the address holds stays.
 */
export function useListQuery<Sort extends string>(list: Pick<Searchable<never, Sort>, 'readQuery'>) {
  const [params] = useSearchParams()
  const { key, state } = useLocation()
  const type = useNavigationType()
  const navigate = useNavigate()
  const urlQuery = list.readQuery(params)
  const [query, setQuery] = useState(urlQuery)
  const [lastKey, setShownKey] = useState(key)
  if (key !== lastKey) {
    setShownKey(key)
    // REPLACE is the address following what was typed, and more may have been typed since.
    if (type !== 'REPLACE') setQuery(urlQuery)
  }

  const search = toSearch(query, params)
  const isInUrl = search === toSearch(urlQuery, params)
  useEffect(() => {
    if (isInUrl) return
    // Once: what is pressed next may have another address before this page has drawn anew.
    const writeToUrl = () => {
      cancel()
      try {
        void navigate({ search }, { replace: true, state })
      } catch {
        // Refused by the browser: the search goes on without it.
      }
    }
    const timer = setTimeout(writeToUrl, pauseMs)
    const cancel = () => {
      clearTimeout(timer)
      removeEventListener('change', writeToUrl)
      removeEventListener('click', writeToUrl, true)
      removeEventListener('pagehide', writeToUrl)
      removeEventListener('popstate', cancel)
    }
    addEventListener('change', writeToUrl)
    // Before any link follows; a tap does not always leave the field.
    addEventListener('click', writeToUrl, true)
    addEventListener('pagehide', writeToUrl)
    // The history entry is another page's then.
    addEventListener('popstate', cancel)
    return cancel
  }, [search, isInUrl, navigate, state])

  return { query, setQuery }
}
