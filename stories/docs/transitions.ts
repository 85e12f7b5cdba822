/** One thing that can happen to a state machine. */
export interface Transition {
  from: string
  event: string
  to: string
}

/** What `StateDiagram` draws. */
export interface Diagram {
  /** What the machine is of: 'payment'. */
  of: string
  states: readonly string[]
  transitions: readonly Transition[]
}

interface Machine<State, Event> {
  of: string
  /** A sample of each state, by the name it has in the drawing. */
  states: Readonly<Record<string, State>>
  /** A sample of each event, by the name it has in the drawing. */
  events: Readonly<Record<string, Event>>
  next: (state: State, event: Event) => State
  nameOf: (state: State) => string
  /** Whether an event did something. */
  isTransition: (before: State, after: State) => boolean
}

/** Sends every event to every state and records the state that follows. */
export function toDiagram<State, Event>(machine: Machine<State, Event>): Diagram {
  const { of, states, events, next, nameOf, isTransition } = machine
  const transitions = Object.entries(events).flatMap(([event, sample]) =>
    Object.entries(states).flatMap(([from, before]) => {
      const after = next(before, sample)
      return isTransition(before, after) ? [{ from, event, to: nameOf(after) }] : []
    }),
  )
  return { of, states: Object.keys(states), transitions }
}
