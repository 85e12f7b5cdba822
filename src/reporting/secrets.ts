/** Access tokens, which must not leave the browser in a report (REPORT-2). */
export const accessTokens = new Set<string>()
