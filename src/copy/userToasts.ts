/** Toasts about users and permissions (SHOP-8). */
export const userToasts = {
  adminMade: 'Admin Permission Conform', // sic
  alreadyAdmin: 'This user is already an admin',
  gone: 'This user no longer exists',
  adminForbidden: "You Don't Have Permission for This Action",
  badAuthorization: 'Bad Authorization',
} as const
