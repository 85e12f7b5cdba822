/** Why a call failed, after a colon. */
export const reasons = {
  hang: 'no answer comes',
  network: 'no connection',
  lost: 'the answer got lost',
  garbage: 'the answer was unreadable',
  refused: 'the server changed nothing. It may be done already',
  401: 'the login had run out',
  403: 'not allowed',
  404: 'not found',
  otherRequest: 'the shop did not accept it',
  server: 'the server had a fault',
} as const

/** What the shop does to fix it. */
export const recoveries = {
  readWorks: 'It worked when tried again',
  loginRenewed: 'The login was renewed by itself',
  triedByItself: 'Tried again by itself',
  tried: 'Tried again',
  stillNotRecorded: (tried: string) => `${tried}, still not recorded`,
  recorded: 'Recorded. Nothing was charged twice',
  recordedUnheard: 'The payment was recorded, but the answer got lost',
  foundRecorded: 'Looked again and found it recorded. Nothing was charged twice',
} as const

export const answerLost = (done: string): string => `${done}, but the answer got lost`
export const because = (failed: string, reason: string): string => `${failed}: ${reason}`
export const timesOver = (text: string, times: number): string => (times === 1 ? text : `${text} (${times} times)`)
