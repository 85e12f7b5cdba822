/** Error messages of form fields (SHOP-5). `// sic` marks the specification's misspellings. */
export const validationMessages = {
  nameRequired: 'Name is Required',
  emailRequired: 'Email is Required',
  emailInvalid: 'Provide A Valid Email',
  messageRequired: 'Message is Required',
  passwordRequired: 'Password Must Required', // sic
  passwordLength: 'Need Minimum 6 characters',
  passwordSpecial: 'Need Minimum 1 Special Character',
  purchaseNameRequired: 'User Name is Required',
  purchaseEmailRequired: 'User Email is Required',
  phoneRequired: 'Phone Number Required',
  addressRequired: 'Your Address Required',
  quantityRequired: 'Quantity Required',
  notPositive: 'Should be a positive Number',
  quantityMinimum: (min: number) => `You have order minimum ${min} pcses`, // sic
  quantityAvailable: (available: number) => `Now Available ${available} pcses`, // sic
  totalTooLow: (min: string) => `The total must be at least ${min}`,
  totalTooHigh: (max: string) => `The total can’t be more than ${max}`,
  countryRequired: 'Country is Required',
  reviewRequired: 'Review is Required',
  educationRequired: 'Education is Required',
  linkedinRequired: 'Linked In Profile URL Required',
  partNameRequired: 'Parts Name is Required', // sic
  partPriceRequired: 'Per Price is Required', // sic
  partMinimumRequired: 'Minimum Quantity Number Required',
  partAvailableRequired: 'Available Parts Number Required',
  partDescribeRequired: 'Describe Required', // sic
  partImageRequired: 'Parts Image Required', // sic
  notANumber: 'Please enter a number',
  notAWholeNumber: 'Please enter a whole number',
  tooManyDecimals: 'Please use up to four decimal places',
  tooLong: 'This is too long to send. Please shorten it.',
} as const
