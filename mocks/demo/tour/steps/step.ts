import type { Viewer } from '#mocks/demo/situation.ts'
import type { Action, Target, TourStep } from '#mocks/demo/tour/tour.ts'
import { personas } from '#mocks/personas.ts'

// The vocabulary of tour steps: names, targets and actions.

const firstName = ({ name }: { name: string }): string => name.split(' ')[0] ?? name

export const customer = firstName(personas.customer)
export const admin = firstName(personas.admin)
export const newCustomer = firstName(personas.newCustomer)

const targetWithRole =
  (role: Target['role']) =>
  (name: string, within?: string): Target => ({ role, name, ...(within !== undefined && { within }) })

export const button = targetWithRole('button')
export const link = targetWithRole('link')
export const field = targetWithRole('textbox')
export const filledField = (name: string): Target => ({ ...field(name), filled: true })
export const slider = targetWithRole('slider')
export const checkbox = targetWithRole('checkbox')
export const heading = targetWithRole('heading')
export const row = targetWithRole('row')
export const article = targetWithRole('article')
export const fileField = targetWithRole('file')
export const text = targetWithRole('text')

export const click = (target: Target): Action => ({ do: 'click', target })
export const type = (target: Target, value: string): Action => ({ do: 'type', target, text: value })
export const slide = (target: Target, value: number): Action => ({ do: 'slide', target, value })
export const open = (path: string): Action => ({ do: 'open', path })

/** @returns the steps, with a switch of the viewer before the first step */
export const asViewer = (viewer: Viewer, steps: readonly TourStep[]): TourStep[] =>
  steps.map((step, index) => (index === 0 ? { ...step, actions: [{ do: 'switchTo', viewer }, ...step.actions] } : step))
