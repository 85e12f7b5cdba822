import { addPartFormSchema } from '#src/domain/partForm.ts'
import { field, type Action, type FormPress } from '#tests/spec/actions/action.ts'

const countRefusals = (required: string) => ({
  [required]: [''],
  'Please enter a whole number': ['1.5'],
  'Should be a positive Number': ['-1'],
})

export const addProduct = {
  on: 'addPart',
  as: 'admin',
  form: {
    schema: addPartFormSchema,
    fields: {
      name: field('Name', 'Wheel nut', { 'Parts Name is Required': [' '] }),
      price: field('Price per unit', '2.40', {
        'Per Price is Required': [''],
        'Please enter a number': ['two'],
        'Should be a positive Number': ['-1', '0'],
        'Please enter at most four decimals': ['0.00001'],
      }),
      minimumQuantity: field('Minimum quantity', '100', countRefusals('Minimum Quantity Number Required')),
      availableParts: field('Available parts', '4,800', countRefusals('Available Parts Number Required')),
      describe: field('Describe', 'Cold forged.', { 'Describe Required': ['\n'] }),
      image: { ...field('Image', 'nut.png', { 'Parts Image Required': [''] }), kind: 'file' },
    },
  },
  press: 'Add Product',
  focus: {
    done: 'The part is in the catalogue',
    // The server may have it all the same (ORDER-6).
    failed: 'look at Tools first',
    network: 'look at Tools first',
    else: 'The part could not be saved',
  },
} satisfies Action & FormPress
