/** @returns whether two e-mails are equal; letter case doesn't count */
export const isSameEmail = (a: string | null | undefined, b: string): boolean => a?.toLowerCase() === b.toLowerCase()
