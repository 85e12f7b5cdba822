import type { Call } from '#src/api/call.ts'

/** @returns the headers that a browser lists in a call's preflight; null if the browser sends no preflight */
export function getPreflightHeaders({ method, body }: Call, hasToken: boolean): string[] | null {
  const headers = [...(hasToken ? ['authorization'] : []), ...(body ? ['content-type'] : [])]
  return headers.length > 0 || !['GET', 'POST'].includes(method) ? headers : null
}

/** @returns why a browser would withhold a response from a shop at `site`, in words; null if it would not */
export function findOriginProblem(headers: Headers, site: string): string | null {
  const allowedOrigin = headers.get('access-control-allow-origin')
  if (allowedOrigin === '*' || allowedOrigin === site) return null
  const foundHeader = allowedOrigin === null ? 'has no Access-Control-Allow-Origin' : `allows ${allowedOrigin} only`
  return `its response ${foundHeader}, so a browser withholds it from a shop at ${site} (--site names yours)`
}

/** @returns why a browser would not send a call after the preflight, in words; null if it would send the call */
export function findPreflightProblem(
  { method }: Call,
  names: readonly string[],
  { ok, status, headers }: Pick<Response, 'ok' | 'status' | 'headers'>,
  site: string,
): string | null {
  const parseHeaderList = (name: string) =>
    (headers.get(`access-control-allow-${name}`) ?? '').toLowerCase().split(/\s*,\s*/)
  const [methods, allowedHeaders] = [parseHeaderList('methods'), parseHeaderList('headers')]
  const isMethodAllowed =
    ['GET', 'POST'].includes(method) || methods.includes('*') || methods.includes(method.toLowerCase())
  // In Access-Control-Allow-Headers, `*` does not include Authorization.
  const rejectedHeader = names.find(
    (name) => !allowedHeaders.includes(name) && !(allowedHeaders.includes('*') && name !== 'authorization'),
  )
  if (!ok) return `it responds to OPTIONS with ${status}, so no browser sends the call`
  if (!isMethodAllowed) return `its Access-Control-Allow-Methods lacks ${method}, so no browser sends the call`
  if (rejectedHeader !== undefined)
    return `its Access-Control-Allow-Headers lacks ${rejectedHeader}, so no browser sends the call`
  return findOriginProblem(headers, site)
}
