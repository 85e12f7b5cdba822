import { personas } from '#mocks/personas.ts'
import { arjun, yuki } from '#mocks/seed/reviews.ts'
import type { ProfileBody } from '#src/domain/profile.ts'

export const customerProfile = {
  education: 'BSC',
  address: '12 Port Road, Chattogram',
  linkedin: 'https://www.linkedin.com/in/kamal-hossain-example',
  country: 'Bangladesh',
  phone: '+880 1700 000 000',
  ...personas.customer,
} satisfies ProfileBody

/** A complete profile, one without LinkedIn, and one with an education that the form does not offer (PEOPLE-5). */
export const profiles: ProfileBody[] = [
  customerProfile,
  {
    education: 'HSC',
    address: '48 Station Road, Pune 411001',
    linkedin: '',
    phone: '+91 98000 00000',
    ...arjun,
  },
  {
    education: 'Diploma',
    address: '3-2 Kamoe, Hamamatsu 432',
    linkedin: 'linkedin.com/in/yuki-tanaka-example',
    phone: '+81 90 0000 0000',
    ...yuki,
  },
]
