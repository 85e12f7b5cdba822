import { useState } from 'react'
import { groupLabels } from '#mocks/demo/copy/guide.ts'
import { panelCopy } from '#mocks/demo/copy/panel.ts'
import { Choice } from '#mocks/demo/panel/Choice.tsx'
import * as css from '#mocks/demo/panel/ScenarioPicker.css.ts'
import { SearchBox } from '#mocks/demo/panel/SearchBox.tsx'
import { list } from '#mocks/demo/panel/shared.css.ts'
import { guideOf, scenarioGuides, searchScenarios, type ScenarioGroup } from '#mocks/demo/scenarioGuide.ts'
import type { ScenarioName } from '#mocks/scenarios.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { VisuallyHidden } from '#src/design-system/components/VisuallyHidden.tsx'

export interface ScenarioPickerProps {
  current: ScenarioName
  /** A switch is under way: the list ignores clicks. */
  busy: boolean
  onChoose: (name: ScenarioName) => void
}

const { situation: texts } = panelCopy
const groups = (Object.keys(groupLabels) as ScenarioGroup[]).map((group) => ({
  value: group,
  label: groupLabels[group],
}))

/** Rows of a long group that are shown before "Show all". */
const firstRows = 6
const longGroup = 8

/** The situations of one group, or of all groups those with the words of the search. */
export function ScenarioPicker({ current, busy, onChoose }: ScenarioPickerProps) {
  const [search, setSearch] = useState('')
  const [group, setGroup] = useState(() => guideOf(current).group)
  const [showsAll, setShowsAll] = useState(false)

  const isSearching = search.trim() !== ''
  const found = isSearching ? searchScenarios(search) : scenarioGuides.filter((guide) => guide.group === group)
  const rows = isSearching || showsAll || found.length <= longGroup ? found : found.slice(0, firstRows)

  return (
    <>
      <SearchBox label={texts.search} value={search} onChange={setSearch} />
      {!isSearching && (
        <Choice
          label={texts.groups}
          options={groups}
          value={group}
          columns="even"
          onChange={(next) => {
            setGroup(next)
            setShowsAll(false)
          }}
        />
      )}
      <VisuallyHidden>
        <span role="status">{isSearching && texts.found(found.length)}</span>
      </VisuallyHidden>
      {found.length === 0 && <p className={css.none}>{texts.none}</p>}
      <ul role="list" className={list}>
        {rows.map(({ name, title, sentence }) => (
          <li key={name}>
            <button
              type="button"
              className={css.scenario}
              aria-current={name === current}
              aria-disabled={busy || undefined}
              onClick={() => onChoose(name)}
            >
              <span className={css.title}>{title}</span>
              <span className={css.sentence}>{sentence}</span>
            </button>
          </li>
        ))}
      </ul>
      {rows.length < found.length && (
        <Button size="small" tone="secondary" onClick={() => setShowsAll(true)}>
          {texts.showAll(found.length)}
        </Button>
      )}
    </>
  )
}
