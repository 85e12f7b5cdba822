import { consoleCopy as copy } from '#mocks/copy.ts'

/** @returns the JSON of a body; undefined where there is none, or another, such as a picture */
async function readJson(message: Request | Response): Promise<unknown> {
  const isJson = message.headers.get('content-type')?.includes('json')
  return isJson ? message.json().catch(() => undefined) : undefined
}

/** Prints one line, which opens to what was sent and answered. */
async function print(sent: Request, answered: Response | null): Promise<void> {
  const { pathname, search } = new URL(sent.url)
  // All is read first: the console puts into an open group what is printed meanwhile.
  const [body, answer] = await Promise.all([readJson(sent), answered && readJson(answered)])
  console.groupCollapsed(`${copy.demo} ${sent.method} ${pathname}${search} (${answered?.status ?? copy.failed})`)
  console.log(copy.sent, { url: sent.url, headers: Object.fromEntries(sent.headers), body })
  if (answered) console.log(copy.answer, { headers: Object.fromEntries(answered.headers), body: answer })
  console.groupEnd()
}

/** Answers a request, and prints it in the browser's console as msw does, for an audience that opens it (DEMO-2). */
export async function printCall(request: Request, answer: (request: Request) => Promise<Response>): Promise<Response> {
  const sent = request.clone()
  try {
    const response = await answer(request)
    void print(sent, response.clone())
    return response
  } catch (error) {
    void print(sent, null)
    throw error
  }
}
