import { addressesOf, pageNames, pages, type PageName } from '#src/domain/pages.ts'

/** Ids in the mock data for the pages with an `:id`. */
const ids: Partial<Record<PageName, string>> = { purchase: 'brake-rotor-345', payment: 'order-1012' }

const fillIn = (path: string, name: PageName) => path.replace(':id', ids[name] ?? ':id')

/** The address of a page, with an example of its id. */
export const addressOf = (name: PageName): string => fillIn(pages[name].path, name)

/** Every address of the shop with its page. */
export const pageAddresses = pageNames.flatMap((name) =>
  addressesOf(name).map((address) => ({ name, at: fillIn(address, name) })),
)
