import type { ComponentType } from 'react'
import type { Account } from '#src/domain/account.ts'
import type { Catalogue } from '#src/domain/catalogue.ts'
import type { PaymentIntent } from '#src/domain/payment.ts'
import type { ReportableEvent } from '#src/reporting/report.ts'

/** An error of the identity provider, with the provider's code without its prefix, e.g. 'wrong-password' (SHOP-8). */
export class IdentityError extends Error {
  override name = 'IdentityError'
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** The identity provider (SHOP-4). Every operation rejects with an IdentityError. */
export interface IdentityPort {
  /**
   * Subscribes to the signed-in account: called once it is known, which may be never (AUTH-26), then on every change, in
   * other tabs too.
   * A new account is reported only when it has its name (AUTH-9).
   * @returns a function that unsubscribes
   */
  onChange(listener: (account: Account | null) => void): () => void
  /** Loads the provider's code ahead of the click; otherwise the browser blocks the popup (AUTH-4). */
  preload(): Promise<void>
  signIn(email: string, password: string): Promise<void>
  /** Creates the account, then sets its name (AUTH-9). */
  register(name: string, email: string, password: string): Promise<void>
  /** Opens the provider's popup, 500 x 600 px (SHOP-9). Must be called synchronously in the click handler (AUTH-4). */
  signInWithGoogle(): Promise<void>
  signOut(): Promise<void>
  sendPasswordReset(email: string): Promise<void>
  /** Signs in again with the current password, then sets the next one (AUTH-20). */
  changePassword(current: string, next: string): Promise<void>
}

/** Opaque reference to a mounted card form; only the payment port knows its content. */
export type CardHandle = object

export interface CardFormProps {
  /**
   * Called with the handle for `confirm` when the fields are ready; with null when the provider can't be loaded; with
   * undefined when it has to be loaded again.
   */
  onReady: (card: CardHandle | null | undefined) => void
  /** Called on every change with whether the fields are complete. The form shows its validation errors itself. */
  onChange: (isComplete: boolean) => void
  /** True while a payment is running. */
  disabled: boolean
}

/** Result of a confirmation: the current intent, and the provider's message if it declined the card (PAY-6). */
export interface ConfirmResult {
  /** null when the card was refused before anything could be charged. */
  intent: PaymentIntent | null
  error: string | null
}

/** The card payment provider (SHOP-7). Its SDK is loaded on first use. */
export interface PaymentPort {
  CardForm: ComponentType<CardFormProps>
  /** Charges the card. Rejects when the provider has not said what happened: the card may have been charged (PAY-14). */
  confirm(clientSecret: string, card: CardHandle, billing: { name: string; email: string }): Promise<ConfirmResult>
  /** @returns the current intent; null when it does not exist. Rejects when the provider can't be reached. */
  retrieve(clientSecret: string): Promise<PaymentIntent | null>
}

/**
 * Why an upload failed. network: no answer (PAGE-8) · refused: any answer without a valid address · changed: the file can't
 * be read any more, so it was moved, deleted or changed since it was chosen · aborted: by its signal.
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
   * @param options.onProgress called with the fraction sent, 0 to 1, if the transport knows it
   * @returns the picture's https address; rejects with an UploadError unless the host answers `success: true` (PAGE-11)
   */
  upload(file: File, options?: { onProgress?: (fraction: number) => void; signal?: AbortSignal }): Promise<string>
}

/** Tells the shop's owner what went wrong at a customer (REPORT-1). */
export interface ReportsPort {
  /** Takes what happened, and never throws. What may not leave the browser is left out (REPORT-2). */
  report(occurrence: ReportableEvent): void
}

/** A demo account, with a sign-in button of its own (AUTH-5). */
export interface DemoAccount {
  email: string
  password: string
}

export interface Config {
  /** {api}, without a trailing slash. */
  apiUrl: string
  /** Origin of the shop's public address; null when not configured, then the page's own origin is used. */
  siteUrl: string | null
  /** The owner's privacy notice; missing when not configured, so that the scripts stay as they are. */
  privacyUrl?: string | undefined
  demoUser: DemoAccount | null
  demoAdmin: DemoAccount | null
}

/** Everything that differs between the real shop and the demo. */
export interface Platform {
  identity: IdentityPort
  payment: PaymentPort
  upload: UploadPort
  /** Missing where the owner does not want to be told. */
  reports?: ReportsPort
  config: Config
  /** The snapshot of the parts in this page (DATA-20); none where the build had none, on other pages and in the demo. */
  catalogue?: Catalogue | null
  /** The browser's alert (AUTH-2). A port, because a real alert blocks stories and tests. */
  alert: (message: string) => void
}
