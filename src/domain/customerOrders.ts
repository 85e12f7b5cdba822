import { isSameEmail } from '#src/domain/account.ts'
import type { Order } from '#src/domain/order.ts'
import { paths } from '#src/domain/paths.ts'

/** Returns the URL of Manage All Orders, filtered by customer (ADMIN-20). */
export const toCustomerOrdersUrl = (email: string): string =>
  `${paths.manageAllOrders}?${new URLSearchParams({ customer: email }).toString()}`

/** Whether the order belongs to the customer. null matches every customer. */
export const isOrderedBy = (email: string | null, { customer }: Order): boolean =>
  email === null || isSameEmail(customer.email, email)
