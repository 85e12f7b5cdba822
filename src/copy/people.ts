/** People in any list. */
export const people = { noName: 'Name not given' } as const
