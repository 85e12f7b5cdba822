import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { addPartBodySchema } from '#src/domain/addPart.ts'
import { reviewBodySchema } from '#src/domain/addReview.ts'
import { orderWireSchema, purchaseBodySchema } from '#src/domain/order.ts'
import { clientSecretWireSchema, paymentIntentBodySchema, toPaymentIntentBody } from '#src/domain/payment.ts'
import { profileBodySchema, profileWireSchema } from '#src/domain/profile.ts'
import { adminWireSchema, upsertWireSchema, userBodySchema, userWireSchema } from '#src/domain/user.ts'
import { acknowledgedSchema, deletedSchema, modifiedSchema } from '#src/domain/wireSchemas.ts'

const fieldsOf = (schema: z.ZodMiniObject) => Object.keys(schema.shape)

describe('a body has the fields of the specification, in its order (SHOP-7)', () => {
  it.each<[string, z.ZodMiniObject, string]>([
    ['POST /mypurchase', purchaseBodySchema, 'userName userEmail userPhone userAddress quantity itemInfo'],
    ['its itemInfo', purchaseBodySchema.shape.itemInfo, 'itemName itemImg itemPrice minimumQuantity avaailableParts'],
    ['POST /addparts', addPartBodySchema, 'name price minimumQuantity availableParts describe image'],
    ['POST /reviews', reviewBodySchema, 'name email country review rating'],
    ['PUT /myprofile', profileBodySchema, 'education address linkedin country phone name email'],
    ['PUT /user', userBodySchema, 'email name'],
    ['POST /create-payment-intent', paymentIntentBodySchema, 'totalPrice'],
  ])('%s', (_, schema, fields) => expect(fieldsOf(schema).join(' ')).toBe(fields))

  it('a payment is asked for in dollars (DATA-3)', () =>
    expect(toPaymentIntentBody(168_050)).toEqual({ totalPrice: 1680.5 }))
})

describe('an answer with a field of another type is not taken (DATA-4)', () => {
  it.each<[string, z.ZodMiniType, good: unknown, bad: unknown]>([
    ['an acknowledgement', acknowledgedSchema, { acknowledged: true }, { acknowledged: 'yes' }],
    ['a deletion', deletedSchema, { deletedCount: 1 }, { deletedCount: '1' }],
    ['an update', modifiedSchema, { modifiedCount: 1 }, { modifiedCount: '1' }],
    ['a role', adminWireSchema, { isAdmin: false }, { isAdmin: 'false' }],
    ['a user', userWireSchema, { email: 'a@b.c' }, { email: null }],
    ['an upsert', upsertWireSchema, [{ acknowledged: true }, 't'], [{ acknowledged: 1 }, 't']],
    ['a client secret', clientSecretWireSchema, { clientSecret: 's' }, { clientSecret: '' }],
    ['a profile', profileWireSchema, { phone: '017' }, { phone: [17] }],
    [
      'an ordered part',
      orderWireSchema,
      { _id: 'o', itemInfo: { itemPrice: '9' } },
      { _id: 'o', itemInfo: { itemPrice: [] } },
    ],
  ])('%s', (_, schema, good, bad) =>
    expect([z.safeParse(schema, good).success, z.safeParse(schema, bad).success]).toEqual([true, false]),
  )
})
