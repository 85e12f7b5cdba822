import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { orderWireSchema } from '#src/domain/order.ts'
import { clientSecretWireSchema } from '#src/domain/payment.ts'
import { profileWireSchema } from '#src/domain/profile.ts'
import { adminWireSchema, upsertWireSchema, userWireSchema } from '#src/domain/user.ts'
import { acknowledgedSchema, deletedSchema, modifiedSchema } from '#src/domain/wire.ts'

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
      'an order',
      orderWireSchema,
      { _id: 'o', itemInfo: { itemPrice: '9' } },
      { _id: 'o', itemInfo: { itemPrice: [] } },
    ],
  ])('%s', (_, schema, good, bad) =>
    expect([z.safeParse(schema, good).success, z.safeParse(schema, bad).success]).toEqual([true, false]),
  )
})
