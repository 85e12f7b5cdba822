import * as css from '#stories/docs/StateDiagram.css.ts'
import type { Diagram, Transition } from '#stories/docs/transitions.ts'
import { DocsTable } from '#stories/support/DocsTable.tsx'

const size = { row: 28, lane: 48, names: 132, head: 128, edge: 48 }

/** All that one event does in leading to one state. */
interface Lane {
  event: string
  to: string
  from: string[]
}

function toLanes(transitions: readonly Transition[]): Lane[] {
  const lanes: Lane[] = []
  for (const { from, event, to } of transitions) {
    const lane = lanes.find((known) => known.event === event && known.to === to)
    if (lane) lane.from.push(from)
    else lanes.push({ event, to, from: [from] })
  }
  return lanes
}

/** One event: a dot in each state it starts in, a ring where it leads back to that state, an arrow to where it ends. */
function LaneLine({ lane, x, yOf }: { lane: Lane; x: number; yOf: (state: string) => number }) {
  const end = yOf(lane.to)
  const ys = [...lane.from.map(yOf), end]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  return (
    <g>
      <text transform={`translate(${x + 4} ${size.head - 12}) rotate(-50)`} className={css.mark}>
        {lane.event}
      </text>
      <path d={`M${x} ${top}V${bottom}`} className={css.line} />
      <path d={`M${x} ${end}h14m-5 -4l5 4l-5 4`} className={css.line} />
      {lane.from.map((state) => (
        <circle
          key={state}
          cx={x}
          cy={yOf(state)}
          r={state === lane.to ? 7 : 4}
          className={state === lane.to ? css.line : css.mark}
        >
          <title>{`${state}: ${lane.event} → ${lane.to}`}</title>
        </circle>
      ))}
    </g>
  )
}

/** A state machine as a drawing and as a table. A diagram library would be many times larger than this file. */
export function StateDiagram({ of, states, transitions }: Diagram) {
  const lanes = toLanes(transitions)
  const yOf = (state: string) => size.head + states.indexOf(state) * size.row
  const width = size.names + lanes.length * size.lane + size.edge
  const height = size.head + states.length * size.row
  return (
    <>
      <div className={css.scroll}>
        <svg
          width={width}
          height={height}
          className={css.drawing}
          role="img"
          aria-label={`The states and events of the ${of}, as in the table below`}
        >
          {states.map((state) => (
            <g key={state}>
              <path d={`M${size.names - 12} ${yOf(state)}H${width}`} className={css.row} />
              <text x={size.names - 20} y={yOf(state) + 4} textAnchor="end" className={css.mark}>
                {state}
              </text>
            </g>
          ))}
          {lanes.map((lane, index) => (
            <LaneLine
              key={`${lane.event} ${lane.to}`}
              lane={lane}
              x={size.names + (index + 0.5) * size.lane}
              yOf={yOf}
            />
          ))}
        </svg>
      </div>
      <DocsTable columns={['Event', 'may happen in', 'and leads to']}>
        {lanes.map(({ event, to, from }) => (
          <tr key={`${event} ${to}`}>
            <th scope="row">{event}</th>
            <td>{from.join(', ')}</td>
            <td>{to}</td>
          </tr>
        ))}
      </DocsTable>
    </>
  )
}
