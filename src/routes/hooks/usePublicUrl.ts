import { useHref } from 'react-router-dom'
import { parseUrl } from '#src/lib/url.ts'
import { usePlatform } from '#src/ports/PlatformContext.ts'
import { useClientValue } from '#src/lib/useClientValue.ts'

/** Returns the absolute URL of a path, or a relative URL while prerendering without a configured `siteUrl`. */
export function usePublicUrl(path: string): string {
  const { siteUrl } = usePlatform().config
  const site = useClientValue(() => siteUrl ?? location.origin, siteUrl ?? '')
  const href = useHref(path)
  return parseUrl(href, site)?.href ?? href
}
