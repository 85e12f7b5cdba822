import {
  alphabetical,
  ascending,
  descending,
  searchable,
  trueFirst,
  type ListQuery,
  type Searchable,
} from '#src/domain/listQuery.ts'
import type { Part } from '#src/domain/part.ts'
import type { Review } from '#src/domain/review.ts'
import type { User } from '#src/domain/user.ts'

type SortOf<List> = List extends Pick<Searchable<never, infer Sort>, 'sorts'> ? Sort : never

/** The query type of a list, with the names of its sort orders. */
export type QueryOf<List> = ListQuery<SortOf<List>>

/** A list's current query and the callback that changes it. */
export interface SearchOf<List> {
  query: QueryOf<List>
  setQuery: (query: QueryOf<List>) => void
}

/** The catalogue (ORDER-9): searches name and description. */
export const partList = searchable(({ name, description }: Part) => `${name}\n${description}`, {
  name: alphabetical(({ name }) => name),
  priceUp: ascending(({ price }) => price),
  priceDown: descending(({ price }) => price),
  stock: descending(({ available }) => available),
})

/** Manage User Reviews: searches name, country and the full text. */
export const reviewList = searchable(({ name, country, text }: Review) => [name, country, text].join('\n'), {
  newest: 'reversed',
  name: alphabetical(({ name }) => name),
  country: alphabetical(({ country }) => country),
  ratingUp: ascending(({ rating }) => rating),
  ratingDown: descending(({ rating }) => rating),
})

/** Manage Current Users: searches e-mail address and name. */
export const userList = searchable(({ email, name }: User) => `${email}\n${name}`, {
  email: alphabetical(({ email }) => email),
  name: alphabetical(({ name }) => name),
  admins: trueFirst(({ isAdmin }) => isAdmin),
})
