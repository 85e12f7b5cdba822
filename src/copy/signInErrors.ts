/** Messages for the identity provider's errors (SHOP-8). */
export const signInErrors = {
  invalidEmail: 'Please Enter A Valid Email',
  userNotFound: 'This Email Not Registered', // sic
  wrongPassword: 'Wrong Password',
  loginOther: 'Somthing is Wrong! Please Check', // sic
  emailInUse: 'Email Is Allready Registered', // sic
  signupOther: 'Somthig Is Worng Please Check', // sic
  popupBlocked: 'The sign-in window was blocked. Allow pop-ups for this site, then try again.',
} as const
