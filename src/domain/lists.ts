import {
  alphabetical,
  ascending,
  descending,
  defineSearchableList,
  trueFirst,
  type ListQuery,
  type ListDefinition,
} from '#src/domain/listQuery.ts'
import type { Part } from '#src/domain/part.ts'
import type { Review } from '#src/domain/review.ts'
import type { User } from '#src/domain/user.ts'

type SortOf<List> = List extends Pick<ListDefinition<never, infer Sort>, 'sorts'> ? Sort : never

export type QueryOf<List> = ListQuery<SortOf<List>>

export interface SearchOf<List> {
  query: QueryOf<List>
  setQuery: (query: QueryOf<List>) => void
}

export const partList = defineSearchableList(({ name, description }: Part) => `${name}\n${description}`, {
  name: alphabetical(({ name }) => name),
  priceUp: ascending(({ price }) => price),
  priceDown: descending(({ price }) => price),
  stock: descending(({ available }) => available),
})

export const reviewList = defineSearchableList(({ name, country, text }: Review) => [name, country, text].join('\n'), {
  newest: 'reversed',
  name: alphabetical(({ name }) => name),
  country: alphabetical(({ country }) => country),
  ratingUp: ascending(({ rating }) => rating),
  ratingDown: descending(({ rating }) => rating),
})

export const userList = defineSearchableList(({ email, name }: User) => `${email}\n${name}`, {
  email: alphabetical(({ email }) => email),
  name: alphabetical(({ name }) => name),
  admins: trueFirst(({ isAdmin }) => isAdmin),
})
