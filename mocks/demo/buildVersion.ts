/**
 * The version of a build: the content hash in the name of its entry chunk, which changes with every file it loads.
 * @param entryUrl `import.meta.url` of the entry
 * @returns 'development' where files have no hash
 */
export const buildVersion = (entryUrl: string): string =>
  /-([\w-]{8})\.js$/.exec(new URL(entryUrl).pathname)?.[1] ?? 'development'
