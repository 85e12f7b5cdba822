import type { Action, Making, Press } from '#tests/spec/actions/action.ts'
import { addProduct } from '#tests/spec/actions/parts.ts'
import { callCases, callNames } from '#tests/spec/calls/callCases.ts'
import type { FaultyCall } from '#tests/faults/matrix/faults.ts'

const upload: Press = { ...addProduct, failed: { else: 'The picture could not be uploaded' } }

/** The calls that some page makes, and the upload. */
export const madeCalls: FaultyCall[] = [...callNames.filter((name) => callCases[name].made), 'upload']

/** Where a call is made and what the user does there. @throws when no page makes it */
export function makingOf(call: FaultyCall): Making | Press | Action {
  const made = call === 'upload' ? upload : callCases[call].made
  if (!made) throw new Error(`no page makes ${call}`)
  return made
}
