import type { Demo } from '#mocks/demo/demo.ts'
import type { Notes } from '#mocks/demo/notes/notes.ts'
import type { TourPlayer, TourState } from '#mocks/demo/tour/tour.ts'
import { createState, type Observable } from '#mocks/observable.ts'
import type { ScenarioName } from '#mocks/scenarios.ts'

interface Sources {
  demo: Demo
  tours: TourPlayer
  /** The title of a scenario, and what to show with it. */
  situationOf: (scenario: ScenarioName) => Notes['situation']
}

function tourNotes({ tour, step: index }: TourState): Notes['tour'] {
  const step = tour.steps[index]
  if (!step) return null
  const { caption, notes } = step
  const next = tour.steps[index + 1]?.caption ?? null
  return { title: tour.title, step: index + 1, steps: tour.steps.length, caption, notes, next }
}

/** The presenter's notes of a running demo. */
export function notesOf({ demo, tours, situationOf }: Sources): Observable<Notes> {
  const read = (): Notes => {
    const { scenario, viewerName } = demo.state.get()
    const playing = tours.state.get()
    return { situation: situationOf(scenario), viewerName, tour: playing && tourNotes(playing) }
  }
  const notes = createState(read())
  const update = () => notes.set(read())
  demo.state.subscribe(update)
  tours.state.subscribe(update)
  return notes
}
