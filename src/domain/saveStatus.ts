/** How it stands with what a form sent last: nothing yet, on its way, acknowledged, or not (STATE-13, STATE-14). */
export type SaveStatus = 'idle' | 'busy' | 'done' | 'failed'
