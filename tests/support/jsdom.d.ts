/** Types for what the tests use of jsdom, because the package contains no types. */
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
