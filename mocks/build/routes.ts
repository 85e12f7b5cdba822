import { paths } from '#src/domain/paths.ts'

/** The other spellings that are linked (SHOP-2). */
const twins = ['/home', '/aboutus']

/** Every address of the shop below its root, without the leading slash; `*` stands for an id. */
export const routePaths: readonly string[] = [
  ...Object.values(paths).map((path) => (typeof path === 'function' ? path('*') : path)),
  ...twins,
].map((path) => path.slice(1))
