import { makeOrder } from '#mocks/seed/builders.ts'
import type { orderCalls } from '#src/api/orders.ts'
import { toast } from '#src/lib/toast.ts'
import { cancelOrderAction, purchaseAction, deleteOrderAction, shipOrderAction } from '#tests/spec/actions/orders.ts'
import type { CallCases } from '#tests/spec/calls/callCase.ts'

// The URLs of queries that more than one mutation invalidates. The tests use rows `1` and `2`, and accounts `a` and
// `b`.
export const orderListUrls = ['/allOrders', '/myallpurchases?userEmail=a', '/myallpurchases?userEmail=b']
const changedOrderUrl = '/mypurchase/1'
const partUrls = ['/parts', '/part/1', '/part/2']

const order = { ...makeOrder(), transationId: 'pi_1', status: 'pending', paid: true }

export const orderCases: CallCases<typeof orderCalls> = {
  placeOrder: {
    spec: 'POST {api}/mypurchase | userName, userEmail, userPhone, userAddress, quantity, itemInfo | acknowledged',
    response: { acknowledged: true },
    refetchedUrls: [...orderListUrls, ...partUrls],
    toasts: { done: toast.success('Purchase Successfully') },
    trigger: purchaseAction,
  },
  getMyOrders: {
    spec: 'GET {api}/myallpurchases?userEmail={email} (bearer) | none | list of orders',
    response: [order],
    trigger: { page: 'myOrders', as: 'customer' },
  },
  cancelOrder: {
    spec: 'DELETE {api}/mypurchases?id={id} | none | deletedCount',
    response: { deletedCount: 1 },
    refetchedUrls: [...orderListUrls, changedOrderUrl, ...partUrls],
    toasts: { done: toast.success('Deleting Successfully'), refused: toast.warning('something want wrong') },
    trigger: cancelOrderAction,
  },
  getMyOrder: {
    spec: 'GET {api}/mypurchase/{id} (bearer) | none | one order',
    response: order,
    trigger: {
      page: 'payment',
      as: 'customer',
      failureTexts: { notFound: 'Order not found', forbidden: 'You don’t have access to this order' },
    },
  },
  getOrders: {
    spec: 'GET {api}/allOrders (bearer) | none | list of orders',
    response: [order],
    trigger: { page: 'manageAllOrders', as: 'admin' },
  },
  deleteOrder: {
    spec: 'DELETE {api}/order/{id} (bearer) | none | deletedCount',
    response: { deletedCount: 1 },
    refetchedUrls: [...orderListUrls, changedOrderUrl, ...partUrls],
    toasts: { done: toast.success('Order Delete'), refused: toast.warning('something want wrong') },
    trigger: deleteOrderAction,
  },
  shipOrder: {
    spec: 'PATCH {api}/order/{id} (bearer) | none | acknowledged; marks shipped',
    response: { acknowledged: true },
    refetchedUrls: [...orderListUrls, changedOrderUrl],
    toasts: {
      done: toast.success('Product shipped'),
      refused: toast.error("something want's wrong"),
      notFound: toast.warning('This order no longer exists'),
    },
    trigger: shipOrderAction,
  },
}
