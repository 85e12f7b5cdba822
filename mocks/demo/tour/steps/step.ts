import type { Viewer } from '#mocks/demo/situation.ts'
import type { TourAction, TourTarget, TourStep } from '#mocks/demo/tour/tour.ts'
import { personas } from '#mocks/personas.ts'

// Helpers for writing tour steps: first names, targets and actions.

const getFirstName = ({ name }: { name: string }): string => name.split(' ')[0] ?? name

export const customerName = getFirstName(personas.customer)
export const adminName = getFirstName(personas.admin)
export const newCustomerName = getFirstName(personas.newCustomer)

const createTarget =
  (role: TourTarget['role']) =>
  (name: string, within?: string): TourTarget => ({ role, name, ...(within !== undefined && { within }) })

export const button = createTarget('button')
export const link = createTarget('link')
export const field = createTarget('textbox')
export const filledField = (name: string): TourTarget => ({ ...field(name), filled: true })
export const slider = createTarget('slider')
export const checkbox = createTarget('checkbox')
export const heading = createTarget('heading')
export const row = createTarget('row')
export const article = createTarget('article')
export const fileField = createTarget('file')
export const text = createTarget('text')

export const click = (target: TourTarget): TourAction => ({ do: 'click', target })
export const typeInto = (target: TourTarget, value: string): TourAction => ({ do: 'type', target, text: value })
export const slideTo = (target: TourTarget, value: number): TourAction => ({ do: 'slide', target, value })
export const openPage = (path: string): TourAction => ({ do: 'open', path })

/** Makes the first step start by switching to the viewer. */
export const startAsViewer = (viewer: Viewer, steps: readonly TourStep[]): TourStep[] =>
  steps.map((step, index) => (index === 0 ? { ...step, actions: [{ do: 'switchTo', viewer }, ...step.actions] } : step))
