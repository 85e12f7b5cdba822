import { purchaseBlock, type Part } from '#src/domain/part.ts'

const buyable: Omit<Part, 'id'> = {
  name: 'sample name',
  image: '/sample-image',
  price: 1_234_567.89,
  minimumQuantity: 1_234_567,
  available: 7_654_321,
  description: 'sample description',
}

/** A part for each kind of card: with and without a picture, buyable and with each reason why it is not. */
export const sampleParts: readonly Part[] = [
  buyable,
  { ...buyable, price: null },
  { ...buyable, available: 0 },
  { ...buyable, minimumQuantity: buyable.available, available: buyable.minimumQuantity },
]
  .flatMap((part) => [part, { ...part, image: null }])
  .map((part, index) => ({ ...part, id: `sample-${index}` }))

/** @returns the index of the sample whose card is of the same kind as the part's */
export const sampleIndexOf = (part: Part): number =>
  sampleParts.findIndex(
    (sample) => (sample.image === null) === (part.image === null) && purchaseBlock(sample) === purchaseBlock(part),
  )
