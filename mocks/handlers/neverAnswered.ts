/** What an error in an asynchronous handler of Express 4 comes to: nobody catches it, so nothing is sent. */
export const neverAnswered = (): Promise<never> => new Promise(() => undefined)
