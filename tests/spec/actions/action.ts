import type * as z from 'zod/mini'
import type { Persona } from '#mocks/personas.ts'
import type { PageName } from '#src/domain/pages.ts'
import type { ByOutcome } from '#tests/spec/outcome.ts'

/** Where and how a page makes a call: automatically, or after a person's action. */
export interface CallTrigger {
  /** The page that makes the call. */
  page: PageName
  /** The signed-in user, if any. */
  as?: Persona
  /** The texts that the page shows after a failure, if they are not the usual ones. */
  failureTexts?: ByOutcome<string>
  /** Whether the page is complete without the response. */
  isInBackground?: true
}

/** A field of a form (SHOP-5). */
export interface Field {
  /** The field's label; undefined if people don't fill in the field. */
  label?: string
  kind?: 'file'
  /** A value that the form accepts. */
  value: string
  /** Values that the form rejects, by error message. The message for an empty field is first. */
  rejectedValues?: Readonly<Record<string, readonly string[]>>
}

export const makeField = (label: string, value: string, rejectedValues: Field['rejectedValues'] = {}): Field => ({
  label,
  value,
  rejectedValues,
})

/** A form of the shop. */
export interface Form {
  schema: z.ZodMiniObject
  /** The fields by name, in the order in which the page shows them. */
  fields: Readonly<Record<string, Field>>
  /** Values of the form that are not strings. */
  otherValues?: Readonly<Record<string, number>>
}

/** An action in which a person fills in fields, opens a confirmation dialog if there is one, and clicks a button. */
export interface ButtonAction extends CallTrigger {
  form?: Form
  /** Values to type into fields outside the shop's own forms, by label. */
  valuesByLabel?: Readonly<Record<string, string>>
  /** The button that opens the confirmation dialog, which contains `button`. */
  opener?: string
  button: string
}

/** A button action and its visible effect. */
export interface Action extends ButtonAction {
  /** A text of the element that is focused at the end, such as a form's notice or a row's button. */
  focusedText: ByOutcome<string>
  /** Prepares the data before the page opens. */
  arrange?: () => void
}

/** Creates an action that clicks the first button named `opener`, and then the button in the confirmation dialog. */
export const withConfirmation = (
  trigger: CallTrigger,
  opener: string,
  button: string,
  focusedText: Action['focusedText'],
): Action => ({
  ...trigger,
  opener,
  button,
  focusedText,
})

export type FormAction = ButtonAction & { form: Form }

/** Lists every value that a form rejects, with its field and message. */
export const listRejectedValues = ({ form }: FormAction) =>
  Object.entries(form.fields).flatMap(([name, { label = '', kind, rejectedValues = {} }]) =>
    Object.entries(rejectedValues).flatMap(([message, values]) =>
      values.map((value) => ({ name, label, kind, value, message })),
    ),
  )

const getFields = ({ form }: ButtonAction): Field[] => Object.values(form?.fields ?? {})

/** Returns the texts that the person types, by label. */
export const getTypedTexts = (action: ButtonAction): Record<string, string> => ({
  ...Object.fromEntries(
    getFields(action).flatMap(({ label, kind, value }) => (label === undefined || kind ? [] : [[label, value]])),
  ),
  ...action.valuesByLabel,
})

/** Returns the label of the file field; undefined if the form has no such field. */
export const getFileLabel = (action: ButtonAction): string | undefined =>
  getFields(action).find(({ kind }) => kind)?.label
