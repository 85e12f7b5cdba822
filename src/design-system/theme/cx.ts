/** Joins class names, skipping false, empty and undefined values. */
export const cx = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ')
