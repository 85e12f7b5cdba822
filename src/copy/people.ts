/** People wherever they are listed. */
export const people = { noName: 'Name not given' } as const
