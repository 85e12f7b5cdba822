/** The status of a form's last submission: none yet, running, acknowledged by the server, or failed (STATE-13, STATE-14). */
export type SaveStatus = 'idle' | 'busy' | 'done' | 'failed'
