/** @returns the comment above a story as one line for stakeholders, without the rule ids at its end */
export const toSentence = (comment: string): string =>
  comment.replaceAll(/\s+/g, ' ').replace(/ \([A-Z]+-\d+(?:, [A-Z]+-\d+)*\)/, '')
