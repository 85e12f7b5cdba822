import { addPartFormSchema } from '#src/domain/partForm.ts'
import { field, type Action, type FormAction } from '#tests/spec/actions/action.ts'

const rejectedCounts = (required: string) => ({
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
        'Please use up to four decimal places': ['0.00001'],
      }),
      minimumQuantity: field('Minimum quantity', '100', rejectedCounts('Minimum Quantity Number Required')),
      availableParts: field('Available parts', '4,800', rejectedCounts('Available Parts Number Required')),
      describe: field('Describe', 'Cold forged.', { 'Describe Required': ['\n'] }),
      image: { ...field('Image', 'nut.png', { 'Parts Image Required': [''] }), kind: 'file' },
    },
  },
  button: 'Add Product',
  focus: {
    done: 'Part added',
    // The server may have added the part nevertheless (ORDER-6).
    failed: 'Check Tools before you try again',
    network: 'Check Tools before you try again',
    else: 'We couldn’t save the part',
  },
} satisfies Action & FormAction
