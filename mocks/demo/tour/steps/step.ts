import type { Viewer } from '#mocks/demo/situation.ts'
import type { Action, Target, TourStep } from '#mocks/demo/tour/tour.ts'
import { personas } from '#mocks/personas.ts'

// The vocabulary of tour steps: names, targets and actions.

const firstName = ({ name }: { name: string }): string => name.split(' ')[0] ?? name

export const customer = firstName(personas.customer)
export const admin = firstName(personas.admin)
export const newCustomer = firstName(personas.newCustomer)

const find =
  (role: Target['role']) =>
  (name: string, within?: string): Target => ({ role, name, ...(within !== undefined && { within }) })

export const button = find('button')
export const link = find('link')
export const field = find('textbox')
export const filledField = (name: string): Target => ({ ...field(name), filled: true })
export const slider = find('slider')
export const checkbox = find('checkbox')
export const heading = find('heading')
export const row = find('row')
export const article = find('article')
export const fileField = find('file')
export const text = find('text')

export const click = (target: Target): Action => ({ do: 'click', target })
export const type = (target: Target, typed: string): Action => ({ do: 'type', target, text: typed })
export const slide = (target: Target, value: number): Action => ({ do: 'slide', target, value })
export const open = (path: string): Action => ({ do: 'open', path })

/** @returns the steps, with a switch of the viewer before the first step */
export const asViewer = (viewer: Viewer, steps: readonly TourStep[]): TourStep[] =>
  steps.map((shown, index) =>
    index === 0 ? { ...shown, actions: [{ do: 'switchTo', viewer }, ...shown.actions] } : shown,
  )
