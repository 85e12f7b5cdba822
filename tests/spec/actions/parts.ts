import { addPartFormSchema } from '#src/domain/partForm.ts'
import { makeField, type Action, type FormAction } from '#tests/spec/actions/action.ts'

const getRejectedCounts = (requiredMessage: string) => ({
  [requiredMessage]: [''],
  'Please enter a whole number': ['1.5'],
  'Should be a positive Number': ['-1'],
})

export const addPartAction = {
  page: 'addPart',
  as: 'admin',
  form: {
    schema: addPartFormSchema,
    fields: {
      name: makeField('Name', 'Wheel nut', { 'Parts Name is Required': [' '] }),
      price: makeField('Price per unit', '2.40', {
        'Per Price is Required': [''],
        'Please enter a number': ['two'],
        'Should be a positive Number': ['-1', '0'],
        'Please use up to four decimal places': ['0.00001'],
      }),
      minimumQuantity: makeField('Minimum quantity', '100', getRejectedCounts('Minimum Quantity Number Required')),
      availableParts: makeField('Available parts', '4,800', getRejectedCounts('Available Parts Number Required')),
      describe: makeField('Describe', 'Cold forged.', { 'Describe Required': ['\n'] }),
      image: { ...makeField('Image', 'nut.png', { 'Parts Image Required': [''] }), kind: 'file' },
    },
  },
  button: 'Add Product',
  focusedText: {
    done: 'Part added',
    // Even after an error, the server may have added the part (ORDER-6).
    failed: 'Check Tools before you try again',
    network: 'Check Tools before you try again',
    else: 'We couldn’t save the part',
  },
} satisfies Action & FormAction
