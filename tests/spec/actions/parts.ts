import { addPartFormSchema, toAddPartBody } from '#src/domain/addPart.ts'
import type { Action, FormPress } from '#tests/spec/actions/action.ts'
import { isCount, isFilled, isPrice, isTyped } from '#tests/spec/actions/fieldRules.ts'

export const addProduct = {
  on: 'addPart',
  as: 'admin',
  form: {
    schema: addPartFormSchema,
    toBody: (values) => toAddPartBody(values, 'https://example.com/a.png'),
    fields: {
      name: { label: 'Name', value: 'Wheel nut', takes: isFilled, refuses: [[' ', 'Parts Name is Required']] },
      price: {
        label: 'Price per unit',
        value: '2.40',
        takes: isPrice,
        refuses: [
          ['', 'Per Price is Required'],
          ['two', 'Please enter a number'],
          ['-1', 'Should be a positive Number'],
          ['0', 'Should be a positive Number'],
          ['0.00001', 'Please enter at most four decimals'],
        ],
      },
      minimumQuantity: {
        label: 'Minimum quantity',
        value: '100',
        takes: isCount,
        refuses: [
          ['', 'Minimum Quantity Number Required'],
          ['1.5', 'Please enter a whole number'],
          ['-1', 'Should be a positive Number'],
        ],
      },
      availableParts: {
        label: 'Available parts',
        value: '4,800',
        takes: isCount,
        refuses: [
          ['', 'Available Parts Number Required'],
          ['1.5', 'Please enter a whole number'],
          ['-1', 'Should be a positive Number'],
        ],
      },
      describe: {
        label: 'Describe',
        value: 'Cold forged.',
        takes: isFilled,
        refuses: [['\n', 'Describe Required']],
      },
      image: {
        label: 'Image',
        kind: 'file',
        value: 'nut.png',
        takes: isTyped,
        refuses: [['', 'Parts Image Required']],
      },
    },
  },
  press: 'Add Product',
  busy: 'Adding the part…',
  focus: {
    done: 'The part is in the catalogue',
    // The server may have it all the same (ORDER-6).
    failed: 'look at Tools first',
    network: 'look at Tools first',
    else: 'The part could not be saved',
  },
} satisfies Action & FormPress
