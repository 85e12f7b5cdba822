import { addressesOf, pageNames } from '#src/domain/pages.ts'

/** Every address of the shop relative to its root, without the leading slash; `*` stands for an id. */
export const routePaths: readonly string[] = pageNames
  .flatMap(addressesOf)
  .map((path) => path.slice(1).replace(':id', '*'))
