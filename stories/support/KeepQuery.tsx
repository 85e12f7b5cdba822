import { useState, type ReactNode } from 'react'
import type { ListQuery } from '#src/domain/listQuery.ts'

interface Search<Sort extends string> {
  query: ListQuery<Sort>
  onQuery: (query: ListQuery<Sort>) => void
}

interface KeepQueryProps<Sort extends string> extends Search<Sort> {
  children: (search: Search<Sort>) => ReactNode
}

/** Keeps a list's query, as a route does in the address. */
export function KeepQuery<Sort extends string>({ query: first, onQuery, children }: KeepQueryProps<Sort>) {
  const [query, setQuery] = useState(first)
  const keep = (next: ListQuery<Sort>) => {
    setQuery(next)
    onQuery(next)
  }
  return children({ query, onQuery: keep })
}
