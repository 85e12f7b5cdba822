/** Class names side by side; what is false or missing is left out. */
export const join = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ')
