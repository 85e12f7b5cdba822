/** Toasts about users, profiles and permissions (SHOP-2, SHOP-8). */
export const userToasts = {
  profileSaved: 'Your Profile Update Success', // sic
  adminMade: 'Admin Permission Conform', // sic
  adminForbidden: "You Don't Have Permission for This Action",
  badAuthorization: 'Bad Authorization',
} as const
