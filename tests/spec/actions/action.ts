import type * as z from 'zod/mini'
import type { Persona } from '#mocks/personas.ts'
import type { PageName } from '#src/domain/pages.ts'
import type { ByOutcome } from '#tests/spec/outcome.ts'

/** A page that makes a call, by itself or when somebody acts there. */
export interface Making {
  on: PageName
  /** The signed-in user; nobody when left out. */
  as?: Persona
  /** A text on the page after a failure, where the page has one of its own. */
  failed?: ByOutcome<string>
  /** The page is complete without the response. */
  isInBackground?: true
}

/** A field of a form (SHOP-5). */
export interface Field {
  /** Left out for a field that nobody types into. */
  label?: string
  kind?: 'file'
  /** A value that the form accepts. */
  value: string
  /** Values that the form rejects, by message; first that of an empty field. */
  rejects?: Readonly<Record<string, readonly string[]>>
}

/** A row of a form's table: its label, a value that the form accepts, and those that it rejects. */
export const field = (label: string, value: string, rejects: Field['rejects'] = {}): Field => ({
  label,
  value,
  rejects,
})

/** A form of the shop: its fields by name, in the order of the page. */
export interface Form {
  schema: z.ZodMiniObject
  fields: Readonly<Record<string, Field>>
  /** Values that are not texts. */
  others?: Readonly<Record<string, number>>
}

/** What a person does on a page: fill in, perhaps answer a question, and press one button. */
export interface ButtonAction extends Making {
  form?: Form
  /** Values by label, for fields that are not of a form of the shop. */
  fill?: Readonly<Record<string, string>>
  /** The button that opens the question; `press` is in its dialog. */
  opens?: string
  press: string
}

/** A press with what the page shows of it. */
export interface Action extends ButtonAction {
  /** A text of the element that has the focus at the end: a form's notice, or a row's button. */
  focus: ByOutcome<string>
  /** Prepares the data before the page opens. */
  arrange?: () => void
}

/** A press on the first button with a name, whose question has another one. */
export const inQuestion = (page: Making, opens: string, press: string, focus: Action['focus']): Action => ({
  ...page,
  opens,
  press,
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

const fieldsOf = ({ form }: ButtonAction): Field[] => Object.values(form?.fields ?? {})

export const textsOf = (press: ButtonAction): Record<string, string> => ({
  ...Object.fromEntries(
    fieldsOf(press).flatMap(({ label, kind, value }) => (label === undefined || kind ? [] : [[label, value]])),
  ),
  ...press.fill,
})

/** The label of the field that takes a file; undefined when there is none. */
export const fileLabelOf = (press: ButtonAction): string | undefined => fieldsOf(press).find(({ kind }) => kind)?.label
