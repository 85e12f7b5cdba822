/** The status of a form's last submission: none yet, running, acknowledged by the server, or failed (STATE-13, STATE-14). */
export type SaveStatus = 'idle' | 'busy' | 'done' | 'failed'

/** The same, of what must not be sent twice; unknown: without an answer it may have gone through (ORDER-6). */
export type SendStatus = SaveStatus | 'unknown'
