import type * as z from 'zod/mini'
import { orders } from '#src/copy/orders.ts'
import { parts } from '#src/copy/parts.ts'
import { orderWireSchema } from '#src/domain/order.ts'
import { partWireSchema } from '#src/domain/partSchema.ts'
import { reviewWireSchema } from '#src/domain/reviewSchema.ts'
import { userWireSchema } from '#src/domain/user.ts'

/**
 * What the shop shows when a row lacks a field that the specification names, by the row's schema. Spellings of one field
 * are joined by '|'. Fields that are not listed may be missing.
 */
export const whenMissing: ReadonlyMap<z.ZodMiniType, Readonly<Record<string, string>>> = new Map<
  z.ZodMiniType,
  Readonly<Record<string, string>>
>([
  [
    partWireSchema,
    {
      name: `“${parts.unnamed}”`,
      image: 'a line drawing in place of the picture',
      price: `“${parts.noPrice}”, and nobody can buy it`,
      minimumQuantity: 'a minimum order of 1',
      'availableParts|avaailableParts': `0 pcs: “${parts.blocks.soldOut}”`,
      describe: 'no description',
    },
  ],
  [
    orderWireSchema,
    {
      itemInfo: `“${orders.missingPart}”, and it can only be cancelled`,
      'itemInfo.itemName': 'an order for a part without a name',
      'itemInfo.itemPrice': `a total that is “${orders.notKnown}”, and it cannot be paid`,
      quantity: `a total that is “${orders.notKnown}”, and it cannot be paid`,
      userEmail: 'an order of nobody in the list for admins',
    },
  ],
  [
    reviewWireSchema,
    { name: 'a review by nobody', country: 'no country', review: 'a review without a text', rating: 'no stars' },
  ],
  [userWireSchema, { name: 'a user without a name' }],
])
