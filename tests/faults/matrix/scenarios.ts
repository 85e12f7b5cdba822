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
import { waitUntil } from '#tests/faults/matrix/clock.ts'
import { clickButton, clickButtons, fillFields, inSequence } from '#tests/faults/matrix/userActions.ts'
import type { FaultyCall } from '#tests/faults/matrix/faults.ts'
import { unpaidOrder } from '#tests/support/orders.ts'

/** A page that makes a call, and what the user does there. */
interface Scenario {
  path: string
  /** The signed-in user; none when left out. */
  persona?: Persona
  /** What the user does to make the call; left out when the page makes it on its own. */
  act?: () => Promise<void>
  /** The values that `act` types, by label: a failure must not lose them. */
  typed?: Readonly<Record<string, string>>
}

const fillAndSubmit = (typed: Readonly<Record<string, string>>, submit: string): Pick<Scenario, 'act' | 'typed'> => ({
  typed,
  act: inSequence(
    () => fillFields(typed),
    () => clickButton(submit),
  ),
})

const addPartForm = fillAndSubmit(
  {
    [addPart.name]: 'Forged wheel nut',
    [addPart.price]: '2.40',
    [addPart.minimumQuantity]: '100',
    [addPart.availableParts]: '4800',
    [addPart.describe]: 'Cold forged.',
  },
  addPart.submit,
)
const submitPartWithPicture = async () => {
  await waitUntil('the form', () => screen.queryByLabelText(/^Image/) !== null)
  const files = [new File(['nut'], 'nut.png', { type: 'image/png' })]
  fireEvent.drop(screen.getByLabelText(/^Image/), { dataTransfer: { files } })
  await addPartForm.act?.()
}

const card = { 'Card number': '4242424242424242', 'Expiry date': '1234', CVC: '123' }

/** One scenario for every call. */
export const createScenarios = (): Record<FaultyCall, Scenario> => {
  const paymentPath = `/dashboard/payment/${unpaidOrder()._id}`
  const purchasePath = `/purchase/${db.get().parts[0]?._id}`
  return {
    getParts: { path: '/parts' },
    getPart: { path: purchasePath, persona: 'customer' },
    getReviews: { path: '/dashboard/manageUserReviews', persona: 'admin' },
    addReview: {
      path: '/dashboard/addreviews',
      persona: 'customer',
      ...fillAndSubmit({ [addReview.country]: 'Bhutan', [addReview.review]: 'Quiet and on time.' }, addReview.submit),
    },
    deleteReview: {
      path: '/dashboard/manageUserReviews',
      persona: 'admin',
      act: clickButtons(manageReviews.remove, manageReviews.removeConfirm),
    },
    upsertUser: { path: '/dashboard', persona: 'customer' },
    getAdmin: { path: '/dashboard/manageallorders', persona: 'admin' },
    placeOrder: {
      path: purchasePath,
      persona: 'customer',
      ...fillAndSubmit({ [purchase.phone]: '+880 1700', [purchase.address]: '12 Port Road' }, purchase.submit),
    },
    getMyOrders: { path: '/dashboard/mypurchases', persona: 'customer' },
    cancelOrder: {
      path: '/dashboard/mypurchases',
      persona: 'customer',
      act: clickButtons(orders.cancel, orders.cancelConfirm),
    },
    getMyOrder: { path: paymentPath, persona: 'customer' },
    recordPayment: {
      path: paymentPath,
      persona: 'customer',
      act: inSequence(
        () => fillFields(card),
        () => clickButton(payment.confirm),
      ),
    },
    createPaymentIntent: { path: paymentPath, persona: 'customer' },
    getProfile: { path: '/dashboard', persona: 'customer' },
    saveProfile: {
      path: '/dashboard',
      persona: 'customer',
      ...fillAndSubmit(
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
    getUsers: { path: '/dashboard/makeadmin', persona: 'admin' },
    makeAdmin: {
      path: '/dashboard/makeadmin',
      persona: 'admin',
      act: inSequence(
        () => clickButton(manageUsers.makeAdmin),
        async () => {
          await waitUntil('the confirmation dialog', () => screen.queryByRole('alertdialog', { hidden: true }) !== null)
          const [confirm] = screen
            .getAllByRole('button', { name: manageUsers.confirm, hidden: true })
            .filter((button) => button.closest('[role=alertdialog]'))
          fireEvent.click(confirm ?? document.body)
        },
      ),
    },
    addPart: {
      path: '/dashboard/addproduct',
      persona: 'admin',
      typed: addPartForm.typed ?? {},
      act: submitPartWithPicture,
    },
    upload: {
      path: '/dashboard/addproduct',
      persona: 'admin',
      typed: addPartForm.typed ?? {},
      act: submitPartWithPicture,
    },
    getOrders: { path: '/dashboard/manageallorders', persona: 'admin' },
    deleteOrder: {
      path: '/dashboard/manageallorders',
      persona: 'admin',
      act: clickButtons(manageOrders.remove, manageOrders.removeConfirm),
    },
    shipOrder: {
      path: '/dashboard/manageallorders',
      persona: 'admin',
      act: clickButtons(manageOrders.ship, manageOrders.shipConfirm),
    },
  }
}
