/** Types for the part of jsdom that the tests use, because the package has none. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html?: string, options?: { url: string })
    readonly window: {
      readonly DOMParser: typeof DOMParser
      readonly localStorage: Storage
      readonly sessionStorage: Storage
    }
  }
}
