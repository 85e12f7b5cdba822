/** My Profile (PEOPLE-4, PEOPLE-5). The form's error messages are in `validation.ts`, its password panel in `password.ts`. */
export const profile = {
  loading: 'Loading your profile',
  stale: 'Your profile could not be refreshed. It may have changed elsewhere.',

  formTitle: 'Your details',
  education: 'Education',
  address: 'Address',
  linkedin: 'LinkedIn URL',
  linkedinHint: 'For example linkedin.com/in/your-name',
  country: 'Country',
  phone: 'Phone',
  choose: 'Choose one',
  submit: 'Update Profile',
  saving: 'Saving your profile…',
  done: { title: 'Your profile is saved', text: 'Phone and address are filled in for you when you order.' },
  failed: { title: 'Your profile was not saved', text: 'What you typed is still here. You can try again.' },

  cardLabel: 'Profile card',
  cardLinkedin: 'LinkedIn',
  notGiven: 'Not given',
  noLinkedin: 'Add your LinkedIn profile, and your details appear here.',
} as const
