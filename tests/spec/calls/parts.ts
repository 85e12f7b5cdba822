import { makePart } from '#mocks/seed/builders.ts'
import type { partCalls } from '#src/api/parts.ts'
import { toast } from '#src/lib/toast.ts'
import { addPartAction } from '#tests/spec/actions/parts.ts'
import type { CallCases } from '#tests/spec/calls/callCase.ts'

const part = { ...makePart(), avaailableParts: 480 }

export const partCases: CallCases<typeof partCalls> = {
  getParts: { spec: 'GET {api}/parts | none | array of parts', response: [part], trigger: { page: 'parts' } },
  getPart: {
    spec: 'GET {api}/part/{id} | none | one part',
    response: part,
    trigger: {
      page: 'purchase',
      as: 'customer',
      // After any other failure, the page still shows the part from the list.
      failureTexts: { notFound: 'Part not found', else: 'We couldn’t check price and stock' },
      isInBackground: true,
    },
  },
  addPart: {
    spec: 'POST {api}/addparts (bearer) | name, price, minimumQuantity, availableParts, describe, image | acknowledged',
    response: { acknowledged: true },
    refetchedUrls: ['/parts'],
    toasts: { done: toast.success('Part Add Successfully'), else: toast.error('Something Wrong Please Check') },
    trigger: addPartAction,
  },
}
