import type { Plugin } from 'vite'

/**
 * Puts texts into index.html, for the time before the scripts run.
 * @param texts by the name that stands for each: `%name%`
 */
export const htmlTexts = (texts: Readonly<Record<string, string>>): Plugin => ({
  name: 'html-texts',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replaceAll(/%(\w+)%/g, (placeholder, name: string) => texts[name] ?? placeholder),
  },
})
