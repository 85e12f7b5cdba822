import type { ComponentType } from 'react'
import type { Account } from '#src/domain/user.ts'
import type { PaymentIntent } from '#src/domain/payment.ts'

/** What the identity provider answers when it refuses: its own code without a prefix, e.g. 'wrong-password' (SHOP-8). */
export class IdentityError extends Error {
  override name = 'IdentityError'
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** Who is signed in (SHOP-4). Every operation rejects with an IdentityError. */
export interface IdentityPort {
  /**
   * Tells the listener who is signed in: once when that is known, then on every change, in other tabs too.
   * An account under registration is told only once it has its name (AUTH-9).
   * @returns a function that stops it
   */
  onChange(listener: (account: Account | null) => void): () => void
  /** Fetches the provider's code ahead of a click, or the browser blocks the popup (AUTH-4). */
  preload(): Promise<void>
  signIn(email: string, password: string): Promise<void>
  /** Creates the account, then sets its name (AUTH-9). */
  register(name: string, email: string, password: string): Promise<void>
  /** Opens the provider's popup, 500 x 600 px (SHOP-9). Must be called in the click itself. */
  signInWithGoogle(): Promise<void>
  signOut(): Promise<void>
  sendReset(email: string): Promise<void>
  /** Signs in again with the current password, then sets the next one (AUTH-20). */
  changePassword(current: string, next: string): Promise<void>
}

/** The card form on the page; the port knows what stands behind it. */
export type CardHandle = object

export interface CardFormProps {
  /** Told when the fields can be used, with what `confirm` needs; null when the provider can't be had. */
  onReady: (card: CardHandle | null) => void
  /** Told on every keystroke whether the fields are complete; the form itself says what is wrong with them. */
  onChange: (isComplete: boolean) => void
  /** Locked while a payment runs. */
  disabled: boolean
}

/** What came of a confirmation: the intent as it is now, and the provider's message when it refused (PAY-6). */
export interface ConfirmResult {
  intent: PaymentIntent | null
  error: string | null
}

/** The card payment provider (SHOP-7). Its SDK is loaded by CardForm and not before. */
export interface PaymentPort {
  CardForm: ComponentType<CardFormProps>
  /** Charges the card. Resolves for every answer of the provider; rejects only when none came. */
  confirm(clientSecret: string, card: CardHandle, billing: { name: string; email: string }): Promise<ConfirmResult>
  /** Asks how an intent stands. Rejects when the provider can't be reached. */
  retrieve(clientSecret: string): Promise<PaymentIntent | null>
}

/** The image host (SHOP-7). */
export interface UploadPort {
  /**
   * Uploads one picture.
   * @param options.onProgress told the share sent, 0 to 1, where the transport knows it
   * @returns its https address; rejects unless the host says `success === true` (PAGE-11)
   */
  upload(file: File, options?: { onProgress?: (share: number) => void; signal?: AbortSignal }): Promise<string>
}

/** An account that anyone may enter by one button (SHOP-2, AUTH-5). */
export interface DemoAccount {
  email: string
  password: string
}

export interface Config {
  /** {api}, without a slash at its end. */
  apiUrl: string
  /** Where the shop is on the web, without a path; null where it is wherever it is opened. */
  siteUrl: string | null
  demoUser: DemoAccount | null
  demoAdmin: DemoAccount | null
}

/** Everything that differs between the real shop and the demo. */
export interface Platform {
  identity: IdentityPort
  payment: PaymentPort
  upload: UploadPort
  config: Config
  /** The browser's alert, behind a port so that stories and tests don't hang (AUTH-2). */
  alert: (message: string) => void
}
