import { getResponse } from 'msw/utils/get-response'
import type { HttpHandler } from 'msw/http'
import { hashText } from '#mocks/db.ts'

const getPreflightHeaders = (request: Request) => ({
  'access-control-allow-methods': 'GET,HEAD,PUT,PATCH,POST,DELETE',
  'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '*',
})

/** Express's default page for an unknown path. */
const createNotFoundPage = ({ method, url }: Request) =>
  new Response(`<!DOCTYPE html><title>Error</title><pre>Cannot ${method} ${new URL(url).pathname}</pre>`, {
    status: 404,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })

/** Whether the request body was too large or was not JSON. For other errors, the handlers respond with JSON. */
const isBodyParserError = ({ status, headers }: Response): boolean =>
  status >= 400 && headers.get('content-type')?.startsWith('text/html') === true

/**
 * Adds an ETag to a response.
 * @returns a 304 without a body if the browser already has this response, even if it contains personal data
 */
async function addETag({ method, headers }: Request, response: Response): Promise<Response> {
  const body = await response.text()
  const etag = `W/"${body.length.toString(16)}-${hashText(body)}"`
  if (method === 'GET' && response.status === 200 && headers.get('if-none-match') === etag)
    return new Response(null, { status: 304, headers: { etag } })
  const responseWithETag = new Response(body === '' ? null : body, response)
  responseWithETag.headers.set('etag', etag)
  return responseWithETag
}

/**
 * Responds like Express 4 with `cors()`, with an ETag on every response, preflights without max-age, and HTML for unknown paths.
 * The body parser runs before `cors()`, so its errors have no CORS headers, and browsers report a network error.
 */
export async function respondLikeExpress(request: Request, handlers: HttpHandler[]): Promise<Response> {
  const cors = { 'access-control-allow-origin': '*' }
  if (request.method === 'OPTIONS')
    return new Response(null, { status: 204, headers: { ...cors, ...getPreflightHeaders(request) } })
  const response = (await getResponse(handlers, request)) ?? createNotFoundPage(request)
  if (response.type === 'error' || isBodyParserError(response)) return response
  const completeResponse = await addETag(request, response)
  for (const [name, value] of Object.entries(cors)) completeResponse.headers.set(name, value)
  return completeResponse
}
