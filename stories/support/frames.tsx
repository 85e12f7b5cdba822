import { type ComponentType, type ReactNode, useState } from 'react'
import { Page, Stack } from '#src/design-system/components/layout.tsx'
import type { ListQuery } from '#src/domain/listQuery.ts'

/** A decorator: the story with the gutters of a page. */
export const onPage = (Story: () => ReactNode) => (
  <Page>
    <Story />
  </Page>
)

/** What a component's story "Variants" renders, one below the other: the story's args, and what differs from them. */
export const variants =
  <Props extends object>(Component: ComponentType<Props>, differences: readonly NoInfer<Partial<Props>>[]) =>
  (args: Props) => (
    <Stack gap={24}>
      {[{}, ...differences].map((difference, index) => (
        <div key={index}>
          <Component {...args} {...difference} />
        </div>
      ))}
    </Stack>
  )

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
