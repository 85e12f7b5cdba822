import { useNavigate, useSearchParams } from 'react-router-dom'
import { toSearch, type ListQuery, type Searchable } from '#src/domain/listQuery.ts'

/** A list's search and sort, stored in the URL (ORDER-9). Changes replace the history entry, so Back leaves the page. */
export function useListQuery<Sort extends string>(kind: Pick<Searchable<never, Sort>, 'readQuery'>) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  return {
    query: kind.readQuery(params),
    onQueryChange: (query: ListQuery<Sort>) => void navigate({ search: toSearch(query) }, { replace: true }),
  }
}
