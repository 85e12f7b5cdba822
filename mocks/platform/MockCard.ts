/** The handle the card form passes to `confirm`: the typed number and the 3-D Secure challenge. */
export class MockCard {
  number = ''
  /** Opens the 3-D Secure dialog. @returns whether it was completed; false when the form unmounts first. */
  authenticate: () => Promise<boolean>
  constructor(authenticate: () => Promise<boolean>) {
    this.authenticate = authenticate
  }
}
