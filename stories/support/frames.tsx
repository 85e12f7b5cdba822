import { type ComponentType, type ReactNode, useState } from 'react'
import { Page, Stack } from '#src/design-system/components/layout.tsx'
import type { ManageAllOrdersScreenProps } from '#src/design-system/screens/ManageAllOrdersScreen.tsx'
import { selectShippableOrders } from '#src/domain/shipping.ts'
import type { ListQuery } from '#src/domain/listQuery.ts'

/** Decorator that adds the side margins of a page. */
export const pageDecorator = (Story: () => ReactNode) => (
  <Page>
    <Story />
  </Page>
)

/** Decorator that makes the story as wide as a card. */
export const cardDecorator = (Story: () => ReactNode) => (
  <div style={{ maxWidth: 440 }}>
    <Story />
  </div>
)

/** Renders a component with the story's args, and then again for each entry of `differences`, with those props changed. */
export const renderVariants =
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

/** Wraps the screen in a component that stores the selected orders in its state, as the app's route does. */
export const withSelection = (Screen: ComponentType<ManageAllOrdersScreenProps>) =>
  function WithSelection(props: ManageAllOrdersScreenProps) {
    const { orders, bulkShipping } = props
    const [ids, setIds] = useState(() => bulkShipping.selectedOrders.map(({ id }) => id))
    const select = (changedIds: readonly string[], isSelected: boolean) => {
      setIds((currentIds) => [
        ...currentIds.filter((id) => !changedIds.includes(id)),
        ...(isSelected ? changedIds : []),
      ])
      bulkShipping.select(changedIds, isSelected)
    }
    const selectedOrders = selectShippableOrders(orders.state === 'ready' ? orders.value : [], new Set(ids))
    return <Screen {...props} bulkShipping={{ ...bulkShipping, selectedOrders, select }} />
  }

interface SearchProps<Sort extends string> {
  query: ListQuery<Sort>
  setQuery: (query: ListQuery<Sort>) => void
}

/** Wraps the screen in a component that stores the list's query. In the app, the route stores the query in the URL. */
export const withQuery = <Sort extends string, Rest>(Screen: ComponentType<Rest & { search: SearchProps<Sort> }>) =>
  function WithQuery(props: Rest & { search: SearchProps<Sort> }) {
    const [query, setCurrentQuery] = useState(props.search.query)
    const setQuery = (next: ListQuery<Sort>) => {
      setCurrentQuery(next)
      props.search.setQuery(next)
    }
    return <Screen {...props} search={{ query, setQuery }} />
  }
