declare global {
  interface ImportMetaEnv {
    /** Where reports are sent to; an empty text for none. Undefined outside of the real shop, whose build defines it. */
    readonly VITE_REPORT_URL?: string
  }
}

/**
 * Whether this build can tell its owner what went wrong: false only in a production build without VITE_REPORT_URL, for which
 * src/build/configuration.ts makes it an empty text. Everything that asks for it is then left out of the build (REPORT-3).
 */
export const isReporting = import.meta.env.VITE_REPORT_URL !== ''
