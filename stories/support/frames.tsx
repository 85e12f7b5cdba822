import { type ComponentType, type ReactNode, useState } from 'react'
import { Page, Stack } from '#src/design-system/components/layout.tsx'
import type { ShipSeveral } from '#src/design-system/blocks/orders/ShippingDialog.tsx'
import type { Order } from '#src/domain/order.ts'
import { stillChosen } from '#src/domain/shipping.ts'
import type { Loadable } from '#src/domain/status.ts'
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

interface KeepChoiceProps {
  orders: Loadable<readonly Order[]>
  several: ShipSeveral
  children: (several: ShipSeveral) => ReactNode
}

/** Holds the chosen orders in state; in the shop, the route does. */
export function KeepChoice({ orders, several, children }: KeepChoiceProps) {
  const [ids, setIds] = useState(() => several.chosen.map(({ id }) => id))
  const choose = (changed: readonly string[], isChosen: boolean) => {
    setIds((now) => [...now.filter((id) => !changed.includes(id)), ...(isChosen ? changed : [])])
    several.onChoose(changed, isChosen)
  }
  const chosen = stillChosen(orders.state === 'ready' ? orders.value : [], new Set(ids))
  return children({ ...several, chosen, onChoose: choose })
}

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
