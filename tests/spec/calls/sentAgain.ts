/** Queries that several mutations make stale, as they are sent for the rows 1 and 2, or a and b. */
export const orderLists = ['/allOrders', '/myallpurchases?userEmail=a', '/myallpurchases?userEmail=b']
export const changedOrder = '/mypurchase/1'
export const allParts = ['/parts', '/part/1', '/part/2']
