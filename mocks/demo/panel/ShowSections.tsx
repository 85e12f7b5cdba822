import { useState } from 'react'
import { groupLabels, panelCopy } from '#mocks/demo/copy/panel.ts'
import { shareCopy } from '#mocks/demo/copy/share.ts'
import { OptionGroup, toOptions, PanelButton, PanelSection } from '#mocks/demo/panel/PanelSection.tsx'
import type { PanelProps } from '#mocks/demo/panel/panelProps.ts'
import * as css from '#mocks/demo/panel/section.css.ts'
import { findGuide, scenarioGuides, toSituation, type ScenarioGroup } from '#mocks/demo/scenarioGuide.ts'
import { useObservable } from '#mocks/demo/useObservable.ts'
import { describeCalls } from '#mocks/demo/whatHappened.ts'
import { scenarios } from '#mocks/scenarios.ts'

const { stories, situation } = panelCopy
const { happened } = shareCopy

/** Shows a hint for the presenter, and the last three events from the customer's point of view, newest first. */
export function WhatHappenedSection({ demo, callLog }: PanelProps) {
  const { scenario } = useObservable(demo.state)
  const callRecords = useObservable(callLog)
  const lines = describeCalls(callRecords).slice(-3).reverse()
  return (
    <>
      <PanelSection title={scenarios[scenario].title}>
        <p className={css.line.toDo}>{findGuide(scenario)?.toDo ?? happened.lookAround}</p>
      </PanelSection>
      <PanelSection title={happened.title} aside={happened.calls(callRecords.length)}>
        <ul role="list" className={css.lines} aria-live="polite" aria-label={happened.title}>
          {lines.length === 0 && <li className={css.line.neutral}>{happened.nothing}</li>}
          {lines.map(({ id, text, tone }) => (
            <li key={id} className={css.line[tone]}>
              {text}
            </li>
          ))}
        </ul>
      </PanelSection>
    </>
  )
}

export function ToursSection({ player, tours, onPlay }: PanelProps & { onPlay: () => void }) {
  const tourState = useObservable(player.state)
  const currentTour = tours.find((tour) => tour === tourState?.tour)
  return (
    <PanelSection
      title={stories.title}
      aside={currentTour && tourState && stories.playing(tourState.stepIndex + 1, currentTour.steps.length)}
    >
      <OptionGroup
        label={stories.title}
        options={tours.map(({ title, summary, steps }) => ({
          value: title,
          label: title,
          note: stories.note(summary, steps.length),
        }))}
        value={currentTour?.title ?? null}
        columns="list"
        onChange={(title) => {
          const tour = tours.find((candidate) => candidate.title === title)
          if (tour) void player.play(tour, tourState?.pace ?? 'manual')
          onPlay()
        }}
      />
    </PanelSection>
  )
}

export function SituationSection({ demo }: PanelProps) {
  const { scenario, isSwitching } = useObservable(demo.state)
  const [selectedGroup, setSelectedGroup] = useState<ScenarioGroup>(() => findGuide(scenario)?.group ?? 'business')
  const guides = scenarioGuides.filter((guide) => guide.group === selectedGroup)
  return (
    <PanelSection
      title={situation.title}
      aside={
        <PanelButton icon="retry" busy={isSwitching} onClick={() => void demo.startOver()}>
          {situation.startOver}
        </PanelButton>
      }
    >
      <OptionGroup
        label={situation.groups}
        options={toOptions(groupLabels)}
        value={selectedGroup}
        columns="row"
        onChange={setSelectedGroup}
      />
      <OptionGroup
        label={groupLabels[selectedGroup]}
        options={guides.map(({ name, title, sentence }) => ({ value: name, label: title, note: sentence }))}
        value={guides.find(({ name }) => name === scenario)?.name ?? null}
        columns="list"
        busy={isSwitching}
        onChange={(name) => void demo.open(toSituation(name))}
      />
    </PanelSection>
  )
}
