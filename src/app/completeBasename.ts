/**
 * Adds the slash to the address of a site's folder, for hosts that serve `/shop` without a redirect to `/shop/`: the
 * router renders nothing at an address that does not begin with its basename.
 * @param basename path the site is served from, with a slash at its end
 */
export function completeBasename(basename: string): void {
  const { pathname, search, hash } = location
  if (`${pathname}/` === basename) history.replaceState(history.state, '', basename + search + hash)
}
