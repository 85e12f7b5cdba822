import { useNavigate, useSearchParams } from 'react-router-dom'
import { toSearch, type ListQuery, type Searchable } from '#src/domain/listQuery.ts'

/** A list's search and sort, kept in the address (ORDER-9). Typing replaces it, so that Back leaves the page. */
export function useListQuery<Sort extends string>(kind: Pick<Searchable<never, Sort>, 'readQuery'>) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  return {
    query: kind.readQuery(params),
    onQuery: (query: ListQuery<Sort>) => void navigate({ search: toSearch(query) }, { replace: true }),
  }
}
