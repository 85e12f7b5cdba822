/**
 * Whether React has hydrated an element and so answers its events. There is no public sign of it: React gives each element
 * properties of its own, whose names begin with `__react`.
 */
export const isHydrated = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__react'))
