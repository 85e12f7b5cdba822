import { isSameEmail } from '#src/domain/account.ts'
import type { Order } from '#src/domain/order.ts'
import { paths } from '#src/domain/paths.ts'

/** Returns the URL of Manage All Orders, filtered by customer (ADMIN-20). */
export const toCustomerOrdersUrl = (email: string): string =>
  `${paths.manageAllOrders}?${new URLSearchParams({ customer: email }).toString()}`

/** Whether the customer with the email placed the order. Every order matches if `email` is null. */
export const isOrderedBy = (email: string | null, { customer }: Order): boolean =>
  email === null || isSameEmail(customer.email, email)
