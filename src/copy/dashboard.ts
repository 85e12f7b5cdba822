/** The dashboard's frame and menu (SHOP-2). Its page names stand here once, for the menu and the pages' own headings. */
export const dashboard = {
  menu: 'Dashboard',
  titles: {
    admin: 'Admin Penal', // sic
    customer: 'User Dashboard',
  },
  links: {
    profile: 'My Profile',
    orders: 'My Orders',
    addReview: 'Add A Review',
    addPart: 'Add New Product',
    manageOrders: 'Manage All Orders',
    manageReviews: 'Manage User Reviews',
    manageUsers: 'Manage Current Users',
  },
  loading: 'Loading your menu',
  failed: 'The rest of this menu could not be loaded.',
  retry: 'Try again',
} as const
