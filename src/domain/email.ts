/** @returns whether two e-mail addresses are equal; letter case does not count */
export const isSameEmail = (a: string | null | undefined, b: string): boolean => a?.toLowerCase() === b.toLowerCase()
