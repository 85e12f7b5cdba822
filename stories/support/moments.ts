import { fn } from 'storybook/test'
import type { Moments } from '#mocks/demo/panel/savedMoments.ts'
import { createState } from '#mocks/observable.ts'

/** @returns a list of moments that stores and opens nothing; its methods are spies */
export function fakeMoments(names: readonly string[]): Moments {
  const list = createState(names.map((name) => ({ id: name, name })))
  return {
    list,
    save: fn((name) => {
      list.set([...list.get(), { id: name, name }])
      return true
    }),
    remove: fn((id) => list.set(list.get().filter((moment) => moment.id !== id))),
    open: fn(async () => {}),
    exportText: fn(() => '{}'),
    importText: fn((text) => (text === '{}' ? async () => {} : null)),
  }
}
