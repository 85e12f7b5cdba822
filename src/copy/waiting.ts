/** What a wait says once it has taken 10 s (STATE-10). */
export const stillWorking = 'Still working. This is taking longer than usual.'
