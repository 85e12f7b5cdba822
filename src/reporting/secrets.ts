/** Access tokens, which must not leave the browser in a report (REPORT-2). */
export const secrets = new Set<string>()
