/** What the card form hands to `confirm`: the card as it is typed now, and a way to ask its owner. */
export class MockCard {
  number = ''
  /** Asks for 3-D Secure. @returns whether the owner completed it; not when the form is closed meanwhile. */
  authenticate: () => Promise<boolean>
  constructor(authenticate: () => Promise<boolean>) {
    this.authenticate = authenticate
  }
}
