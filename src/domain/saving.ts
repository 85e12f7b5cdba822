/** How it stands with what a form sent last: nothing yet, on its way, acknowledged, or not (STATES S13, S14). */
export type Saving = 'idle' | 'busy' | 'done' | 'failed'
