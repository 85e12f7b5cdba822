/** Joins class names, skipping those that are false, empty or undefined. */
export const cx = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ')
