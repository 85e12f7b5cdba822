import type * as z from 'zod/mini'
import type { Persona } from '#mocks/personas.ts'
import type { PageName } from '#src/domain/pages.ts'
import type { ByOutcome } from '#tests/spec/outcome.ts'

/** A page that makes a call, automatically or on a person's action. */
export interface CallTrigger {
  on: PageName
  /** The signed-in user, if any. */
  as?: Persona
  /** The page's own text after a failure, if it has one. */
  failed?: ByOutcome<string>
  /** Whether the page is complete without the response. */
  isInBackground?: true
}

/** A field of a form (SHOP-5). */
export interface Field {
  /** Omitted for a field that nobody types into. */
  label?: string
  kind?: 'file'
  /** A value that the form accepts. */
  value: string
  /** Values that the form rejects, by message; the message of an empty field is first. */
  rejects?: Readonly<Record<string, readonly string[]>>
}

/** A field of a form: its label, a value that the form accepts, and the values that it rejects. */
export const field = (label: string, value: string, rejects: Field['rejects'] = {}): Field => ({
  label,
  value,
  rejects,
})

/** A form of the shop: its fields by name, in the order of the page. */
export interface Form {
  schema: z.ZodMiniObject
  fields: Readonly<Record<string, Field>>
  /** Values that are not strings. */
  others?: Readonly<Record<string, number>>
}

/** A person's action on a page: to fill in fields, possibly open a dialog, and click one button. */
export interface ButtonAction extends CallTrigger {
  form?: Form
  /** Values by label, for fields that do not belong to a form of the shop. */
  fill?: Readonly<Record<string, string>>
  /** The button that opens the confirmation dialog; `button` is in the dialog. */
  opener?: string
  button: string
}

/** A button click, with its visible effect. */
export interface Action extends ButtonAction {
  /** A text of the element that is focused at the end, such as a form's notice or a row's button. */
  focus: ByOutcome<string>
  /** Prepares the data before the page opens. */
  arrange?: () => void
}

/** A click on the first button with a name, and on the button that confirms it. */
export const withConfirmation = (
  page: CallTrigger,
  opener: string,
  button: string,
  focus: Action['focus'],
): Action => ({
  ...page,
  opener,
  button,
  focus,
})

export type FormAction = ButtonAction & { form: Form }

/** Every value that a form rejects, with its field and message. */
export const rejectedValues = ({ form }: FormAction) =>
  Object.entries(form.fields).flatMap(([name, { label = '', kind, rejects = {} }]) =>
    Object.entries(rejects).flatMap(([message, values]) =>
      values.map((value) => ({ name, label, kind, value, message })),
    ),
  )

const getFields = ({ form }: ButtonAction): Field[] => Object.values(form?.fields ?? {})

export const getTexts = (action: ButtonAction): Record<string, string> => ({
  ...Object.fromEntries(
    getFields(action).flatMap(({ label, kind, value }) => (label === undefined || kind ? [] : [[label, value]])),
  ),
  ...action.fill,
})

/** The label of the field that takes a file; undefined if there is none. */
export const getFileLabel = (action: ButtonAction): string | undefined =>
  getFields(action).find(({ kind }) => kind)?.label
