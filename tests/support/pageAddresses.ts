import { addressesOf, pageNames, type PageName } from '#src/domain/pages.ts'

/** Ids in the mock data for the pages with an `:id`. */
const ids: Partial<Record<PageName, string>> = { purchase: 'brake-rotor-345', payment: 'order-1012' }

/** Every address of the shop with its page. */
export const pageAddresses = pageNames.flatMap((name) =>
  addressesOf(name).map((address) => ({ name, at: address.replace(':id', ids[name] ?? ':id') })),
)
