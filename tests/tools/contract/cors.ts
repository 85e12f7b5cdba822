import type { Call } from '#src/api/call.ts'

/** The headers that a browser names in a call's preflight; null if it sends none. */
export function getPreflightHeaders({ method, body }: Call, hasToken: boolean): string[] | null {
  const headers = [...(hasToken ? ['authorization'] : []), ...(body ? ['content-type'] : [])]
  return headers.length > 0 || !['GET', 'POST'].includes(method) ? headers : null
}

/** @returns why a browser would withhold a response from a shop at `site`; null if it would not */
export function findOriginProblem(headers: Headers, site: string): string | null {
  const allowedOrigin = headers.get('access-control-allow-origin')
  if (allowedOrigin === '*' || allowedOrigin === site) return null
  const foundHeader = allowedOrigin === null ? 'has no Access-Control-Allow-Origin' : `allows ${allowedOrigin} only`
  return `its response ${foundHeader}, so a browser withholds it from a shop at ${site} (--site names yours)`
}

/** @returns why a browser would not send a call after its preflight; null if it would */
export function findPreflightProblem(
  { method }: Call,
  names: readonly string[],
  { ok, status, headers }: Pick<Response, 'ok' | 'status' | 'headers'>,
  site: string,
): string | null {
  const readList = (name: string) => (headers.get(`access-control-allow-${name}`) ?? '').toLowerCase().split(/\s*,\s*/)
  const [methods, allowed] = [readList('methods'), readList('headers')]
  const isMethod = ['GET', 'POST'].includes(method) || methods.includes('*') || methods.includes(method.toLowerCase())
  // A star does not include authorization.
  const rejected = names.find((name) => !allowed.includes(name) && !(allowed.includes('*') && name !== 'authorization'))
  if (!ok) return `it responds to OPTIONS with ${status}, so no browser sends the call`
  if (!isMethod) return `its Access-Control-Allow-Methods lacks ${method}, so no browser sends the call`
  if (rejected !== undefined) return `its Access-Control-Allow-Headers lacks ${rejected}, so no browser sends the call`
  return findOriginProblem(headers, site)
}
