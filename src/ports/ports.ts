import type { ComponentType } from 'react'
import type { Account } from '#src/domain/account.ts'
import type { Catalogue } from '#src/domain/catalogue.ts'
import type { PaymentIntent } from '#src/domain/payment.ts'
import type { ReportableEvent } from '#src/reporting/report.ts'

/** An error from the identity provider. Its code has no 'auth/' prefix, e.g. 'wrong-password' (SHOP-8). */
export class IdentityError extends Error {
  override name = 'IdentityError'
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** The identity provider (SHOP-4). Operations reject with an IdentityError. */
export interface IdentityPort {
  /**
   * Subscribes to the signed-in account. The listener is called once the account is known, and again on every change, including
   * changes in other tabs. The account may never become known (AUTH-26). A new account is reported only after its name is set.
   */
  onChange(listener: (account: Account | null) => void): () => void
  /** Loads the provider's code before the click. If it loaded after the click, browsers would block the popup (AUTH-4). */
  preload(): Promise<void>
  signIn(email: string, password: string): Promise<void>
  /** Creates the account, then sets its name (AUTH-9). */
  register(name: string, email: string, password: string): Promise<void>
  /**
   * Opens the provider's popup, 500 x 600 px (SHOP-9). Must be called synchronously in the click handler, or the browser blocks
   * the popup (AUTH-4).
   */
  signInWithGoogle(): Promise<void>
  signOut(): Promise<void>
  sendPasswordReset(email: string): Promise<void>
  /** Signs in again with the current password, then sets the new password (AUTH-20). */
  changePassword(currentPassword: string, newPassword: string): Promise<void>
}

/** Opaque reference to a mounted card form. Only the payment port can use it. */
export type CardHandle = object

export interface CardFormProps {
  /**
   * Called with the handle for `confirm` when the fields are ready; with null if they can't be loaded; with undefined if they
   * must be loaded again.
   */
  onReady: (card: CardHandle | null | undefined) => void
  /** Called on every change to the fields. The form itself shows validation errors. */
  onChange: (isComplete: boolean) => void
  disabled: boolean
}

export interface ConfirmResult {
  /** Null if the card was declined before anything could be charged. */
  intent: PaymentIntent | null
  /** The provider's message if the card was declined (PAY-6). */
  error: string | null
}

/** The card payment provider (SHOP-7). Its SDK is loaded on first use. */
export interface PaymentPort {
  CardForm: ComponentType<CardFormProps>
  /** Charges the card. If it rejects, the outcome is unknown, and the card may have been charged (PAY-14). */
  confirm(clientSecret: string, card: CardHandle, billing: { name: string; email: string }): Promise<ConfirmResult>
  /** @returns the current intent; null if it does not exist. Rejects if the provider can't be reached. */
  retrieve(clientSecret: string): Promise<PaymentIntent | null>
}

/**
 * An upload failed for one of these reasons:
 * - `network`: there was no response
 * - `refused`: the response has no valid URL
 * - `changed`: the file can't be read, because it was moved, deleted or changed after it was selected (PAGE-11)
 * - `aborted`: the caller has aborted the upload
 */
export class UploadError extends Error {
  override name = 'UploadError'
  readonly reason: 'network' | 'refused' | 'changed' | 'aborted'
  constructor(reason: UploadError['reason']) {
    super(`upload ${reason}`)
    this.reason = reason
  }
}

export interface UploadPort {
  /**
   * Uploads one picture.
   * @param options.onProgress called with the fraction that was sent, from 0 to 1
   * @returns the picture's https URL; rejects with an UploadError unless the response has `success: true` (PAGE-11)
   */
  upload(file: File, options?: { onProgress?: (fraction: number) => void; signal?: AbortSignal }): Promise<string>
}

/** Reports errors in customers' browsers to the shop's owner (REPORT-1). */
export interface ReportsPort {
  /** Reports an event. Never throws. Omits data that must not leave the browser (REPORT-2). */
  report(event: ReportableEvent): void
}

/** An account for visitors who try the shop. It has its own sign-in button (AUTH-5). */
export interface DemoAccount {
  email: string
  password: string
}

export interface Config {
  /** URL of {api}, without a trailing slash. */
  apiUrl: string
  /** Origin of the shop's public URL; null to use the page's own origin. */
  siteUrl: string | null
  /**
   * URL of the owner's privacy notice. Omitted, rather than null, if it is not configured, so that the build does not mention it.
   */
  privacyUrl?: string | undefined
  demoUser: DemoAccount | null
  demoAdmin: DemoAccount | null
}

/** Everything that differs between the real shop and the demo. */
export interface Platform {
  identity: IdentityPort
  payment: PaymentPort
  upload: UploadPort
  /** Undefined if the owner wants no reports. */
  reports?: ReportsPort
  config: Config
  /** The snapshot of the parts in this page's HTML, if it contains one (DATA-20). */
  catalogue?: Catalogue | null
  /** The browser's alert (AUTH-2). It is a port because a real alert would block stories and tests. */
  alert: (message: string) => void
}
