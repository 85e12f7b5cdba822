import { useState, type ReactNode } from 'react'
import type { ListQuery } from '#src/domain/listQuery.ts'

interface Search<Sort extends string> {
  query: ListQuery<Sort>
  onQueryChange: (query: ListQuery<Sort>) => void
}

interface KeepQueryProps<Sort extends string> extends Search<Sort> {
  children: (search: Search<Sort>) => ReactNode
}

/** Holds a list's query in state; in the app, routes hold it in the address. */
export function KeepQuery<Sort extends string>({ query: initialQuery, onQueryChange, children }: KeepQueryProps<Sort>) {
  const [query, setQuery] = useState(initialQuery)
  const changeQuery = (next: ListQuery<Sort>) => {
    setQuery(next)
    onQueryChange(next)
  }
  return children({ query, onQueryChange: changeQuery })
}
