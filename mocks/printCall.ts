import { consoleCopy as copy } from '#mocks/copy.ts'

/** @returns the parsed JSON of a body; undefined if the body is empty or is not JSON, such as a picture */
async function readJson(message: Request | Response): Promise<unknown> {
  const isJson = message.headers.get('content-type')?.includes('json')
  return isJson ? message.json().catch(() => undefined) : undefined
}

/** Prints a collapsed group with the request and the response. */
async function logCall(request: Request, response: Response | null): Promise<void> {
  const { pathname, search } = new URL(request.url)
  // Reads both bodies first, so that nothing else is printed into the open group.
  const [requestBody, responseBody] = await Promise.all([readJson(request), response && readJson(response)])
  console.groupCollapsed(
    `${copy.prefix} ${request.method} ${pathname}${search} (${response?.status ?? copy.noResponse})`,
  )
  console.log(copy.request, { url: request.url, headers: Object.fromEntries(request.headers), body: requestBody })
  if (response) console.log(copy.response, { headers: Object.fromEntries(response.headers), body: responseBody })
  console.groupEnd()
}

/** Responds to a request, and prints the request and the response to the console, like msw (DEMO-2). */
export async function printCall(request: Request, respond: (request: Request) => Promise<Response>): Promise<Response> {
  const requestCopy = request.clone()
  try {
    const response = await respond(request)
    void logCall(requestCopy, response.clone())
    return response
  } catch (error) {
    void logCall(requestCopy, null)
    throw error
  }
}
