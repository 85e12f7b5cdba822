import { fn } from 'storybook/test'
import type { Moments, SavedMoment } from '#mocks/demo/moments.ts'
import { createState } from '#mocks/observable.ts'

const savedMoment = (name: string): SavedMoment => ({
  name,
  savedAt: new Date(2026, 4, 4, 9, 30).getTime(),
  viewer: 'customer',
  scenario: 'runBusyDay',
})

/** The text of a file with one moment, whose name is 'Before shipping'. */
export const exportedText = '{"name":"Before shipping"}'

/** @returns a list of moments without their worlds */
export function fakeMoments(names: readonly string[]): Moments {
  const list = createState(names.map(savedMoment))
  const add = (name: string) => {
    list.set([savedMoment(name), ...list.get().filter((saved) => saved.name !== name)])
    return null
  }
  return {
    list,
    save: fn(add),
    read: fn(() => null),
    remove: fn((name) => list.set(list.get().filter((saved) => saved.name !== name))),
    clear: fn(() => list.set([])),
    exportText: fn(() => exportedText),
    namesIn: (text) => (text === exportedText ? ['Before shipping'] : null),
    importText: fn(() => add('Before shipping')),
  }
}
