import { JSDOM } from 'jsdom'

/** What a page says before its scripts run. */
export interface Html {
  title: string
  /** The text of its h1; undefined without one, or when other tags stand in it. */
  heading: string | undefined
  /** The content of the meta tag with this name, property or http-equiv; null without one. */
  meta: (name: string) => string | null
  /** The address of the link with this `rel`; null without one. */
  link: (rel: string) => string | null
}

/** One window for all pages: to make one takes as long as to parse a page. */
const { DOMParser } = new JSDOM().window

/** Reads a page of the shop as the build writes it. */
export function readHtml(html: string): Html {
  const document = new DOMParser().parseFromString(html, 'text/html')
  const heading = document.querySelector('h1')
  const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? null
  return {
    title: document.title,
    heading: heading?.childElementCount === 0 ? (heading.textContent ?? undefined) : undefined,
    meta: (name) => attribute(`meta:is([name="${name}"], [property="${name}"], [http-equiv="${name}"])`, 'content'),
    link: (rel) => attribute(`link[rel="${rel}"]`, 'href'),
  }
}
