import { fireEvent, screen } from '@testing-library/react'
import { db } from '#mocks/db.ts'
import type { Persona } from '#mocks/personas.ts'
import { addPart } from '#src/copy/addPart.ts'
import { addReview } from '#src/copy/addReview.ts'
import { manageOrders } from '#src/copy/manageOrders.ts'
import { manageReviews } from '#src/copy/manageReviews.ts'
import { manageUsers } from '#src/copy/manageUsers.ts'
import { orders } from '#src/copy/orders.ts'
import { payment } from '#src/copy/payment.ts'
import { profile } from '#src/copy/profile.ts'
import { purchase } from '#src/copy/purchase.ts'
import { until } from '#tests/faults/matrix/clock.ts'
import { after, press, pressed, type } from '#tests/faults/matrix/hands.ts'
import type { FaultyCall } from '#tests/faults/matrix/faults.ts'
import { unpaidOrder } from '#tests/support/orders.ts'

/** Where a call is made, and how. */
export interface Visit {
  at: string
  as?: Persona
  /** What a person does to make the call; without it the page makes it by itself. */
  act?: () => Promise<void>
  /** What was typed before, by the labels of the fields. */
  typed?: Readonly<Record<string, string>>
}

const filled = (typed: Readonly<Record<string, string>>, submit: string): Pick<Visit, 'act' | 'typed'> => ({
  typed,
  act: after(
    () => type(typed),
    () => press(submit),
  ),
})

const newPart = filled(
  {
    [addPart.name]: 'Forged wheel nut',
    [addPart.price]: '2.40',
    [addPart.minimumQuantity]: '100',
    [addPart.availableParts]: '4800',
    [addPart.describe]: 'Cold forged.',
  },
  addPart.submit,
)
const withPicture = async () => {
  await until('the form', () => screen.queryByLabelText(/^Image/) !== null)
  const files = [new File(['nut'], 'nut.png', { type: 'image/png' })]
  fireEvent.drop(screen.getByLabelText(/^Image/), { dataTransfer: { files } })
  await newPart.act?.()
}

const card = { 'Card number': '4242424242424242', 'Expiry date': '1234', CVC: '123' }

/** One visit for every call. */
export const visits = (): Record<FaultyCall, Visit> => {
  const pay = `/dashboard/payment/${unpaidOrder()._id}`
  const part = `/purchase/${db.get().parts[0]?._id}`
  return {
    getParts: { at: '/parts' },
    getPart: { at: part, as: 'customer' },
    getReviews: { at: '/dashboard/manageUserReviews', as: 'admin' },
    addReview: {
      at: '/dashboard/addreviews',
      as: 'customer',
      ...filled({ [addReview.country]: 'Bhutan', [addReview.review]: 'Quiet and on time.' }, addReview.submit),
    },
    deleteReview: {
      at: '/dashboard/manageUserReviews',
      as: 'admin',
      act: pressed(manageReviews.remove, manageReviews.removeConfirm),
    },
    upsertUser: { at: '/dashboard', as: 'customer' },
    getAdmin: { at: '/dashboard/manageallorders', as: 'admin' },
    placeOrder: {
      at: part,
      as: 'customer',
      ...filled({ [purchase.phone]: '+880 1700', [purchase.address]: '12 Port Road' }, purchase.submit),
    },
    getMyOrders: { at: '/dashboard/mypurchases', as: 'customer' },
    cancelOrder: { at: '/dashboard/mypurchases', as: 'customer', act: pressed(orders.cancel, orders.cancelConfirm) },
    getMyOrder: { at: pay, as: 'customer' },
    recordPayment: {
      at: pay,
      as: 'customer',
      act: after(
        () => type(card),
        () => press(payment.confirm),
      ),
    },
    createPaymentIntent: { at: pay, as: 'customer' },
    getProfile: { at: '/dashboard', as: 'customer' },
    saveProfile: {
      at: '/dashboard',
      as: 'customer',
      ...filled(
        {
          [profile.education]: 'HSC',
          [profile.country]: 'Nepal',
          [profile.address]: '9 Hill Road',
          [profile.linkedin]: 'linkedin.com/in/kamal',
          [profile.phone]: '+880 1711',
        },
        profile.submit,
      ),
    },
    getUsers: { at: '/dashboard/makeadmin', as: 'admin' },
    makeAdmin: {
      at: '/dashboard/makeadmin',
      as: 'admin',
      act: after(
        () => press(manageUsers.makeAdmin),
        async () => {
          await until('the question', () => screen.queryByRole('alertdialog', { hidden: true }) !== null)
          const [confirm] = screen
            .getAllByRole('button', { name: manageUsers.confirm, hidden: true })
            .filter((found) => found.closest('[role=alertdialog]'))
          fireEvent.click(confirm ?? document.body)
        },
      ),
    },
    addPart: { at: '/dashboard/addproduct', as: 'admin', typed: newPart.typed ?? {}, act: withPicture },
    upload: { at: '/dashboard/addproduct', as: 'admin', typed: newPart.typed ?? {}, act: withPicture },
    getOrders: { at: '/dashboard/manageallorders', as: 'admin' },
    deleteOrder: {
      at: '/dashboard/manageallorders',
      as: 'admin',
      act: pressed(manageOrders.remove, manageOrders.removeConfirm),
    },
    shipOrder: {
      at: '/dashboard/manageallorders',
      as: 'admin',
      act: pressed(manageOrders.ship, manageOrders.shipConfirm),
    },
  }
}
