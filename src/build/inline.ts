import { createHash } from 'node:crypto'

/** The sources that allow a page's inline styles and scripts in a Content-Security-Policy: the hashes of their texts. */
export interface InlineSources {
  'style-src': Set<string>
  'script-src': Set<string>
}

const tags = {
  'style-src': /<style>(.*?)<\/style>/gs,
  // JSON-LD does not run, and what has a `src` is no inline script.
  'script-src': /<script(?![^>]* src=)(?![^>]*ld\+json)[^>]*>(.*?)<\/script>/gs,
}

/** Finds the inline styles and scripts of pages, as the build writes them. */
export function inlineSources(pages: readonly string[]): InlineSources {
  const hashesOf = (tag: RegExp) =>
    pages.flatMap((html) =>
      [...html.matchAll(tag)].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
    )
  return { 'style-src': new Set(hashesOf(tags['style-src'])), 'script-src': new Set(hashesOf(tags['script-src'])) }
}

/** Adds sources to the directives of a policy that are about them. */
export const allowInline = (policy: string, inline: InlineSources): string =>
  policy.replaceAll(/\b(style-src|script-src) [^;]*/g, (directive, name: keyof InlineSources) =>
    [directive, ...inline[name]].join(' '),
  )
