import type { Middleware, UnknownAction } from '@reduxjs/toolkit'

/** An action creator that recognizes its actions, e.g. of `createAction`. */
interface Recognizer<Action> {
  match(action: unknown): action is Action
}

/** Calls a function after each action of one kind. @returns a function that stops it */
export type OnAction = <Action extends UnknownAction>(
  creator: Recognizer<Action>,
  effect: (action: Action) => void,
) => () => void

/**
 * Creates listeners to a store's actions. It replaces the toolkit's listener middleware, which can also fork, cancel and
 * wait: nothing here needs that, and it is part of the first load (SPEED-1).
 */
export function createActionListeners(): { middleware: Middleware; onAction: OnAction } {
  const listeners = new Set<(action: unknown) => void>()
  return {
    middleware: () => (next) => (action) => {
      const result = next(action)
      for (const listener of listeners) listener(action)
      return result
    },
    onAction(creator, effect) {
      const listener = (action: unknown) => {
        if (creator.match(action)) effect(action)
      }
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
