import { addressesOf, pageNames, type PageName } from '#src/domain/pages.ts'

/** Things of the mock server's seed for the pages that show one thing. */
const ids: Partial<Record<PageName, string>> = { purchase: 'brake-rotor-345', payment: 'order-1012' }

/** Every address of the shop, with the page it shows. */
export const pageAddresses = pageNames.flatMap((name) =>
  addressesOf(name).map((address) => ({ name, at: address.replace(':id', ids[name] ?? ':id') })),
)
