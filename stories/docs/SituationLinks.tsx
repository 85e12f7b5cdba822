import { groupLabels } from '#mocks/demo/copy/panel.ts'
import { toLink } from '#mocks/demo/link.ts'
import { scenarioGuides, situationFor, type ScenarioGroup } from '#mocks/demo/scenarioGuide.ts'
import { tours } from '#mocks/demo/tour/tours.ts'

/** Where `npm run demo` serves the demo. */
const root = 'http://localhost:4173/'

const groups = Object.keys(groupLabels) as ScenarioGroup[]

/** Every story and every situation of the demo, with a link that opens it and what to show with it. */
export function SituationLinks() {
  return (
    <>
      <h3>Stories</h3>
      <ul>
        {tours.map(({ id, title, summary, start }) => (
          <li key={id}>
            <a href={toLink(start, root, { tour: id })}>{title}</a> (<code>tour={id}</code>): {summary}
          </li>
        ))}
      </ul>
      {groups.map((group) => (
        <section key={group}>
          <h3>{groupLabels[group]}</h3>
          <ul>
            {scenarioGuides
              .filter((guide) => guide.group === group)
              .map(({ name, title, sentence }) => (
                <li key={name}>
                  <a href={toLink(situationFor(name), root)}>{title}</a>: {sentence}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  )
}
