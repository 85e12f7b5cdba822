/** @jsxRuntime classic */
import React from 'react'
import { Button } from 'storybook/internal/components'
import { useStorybookApi, useStorybookState } from 'storybook/manager-api'

/** Of a state or a step: the one before, the page that tells of all of them, and the next one, in the order of that page. */
export function Neighbours() {
  const api = useStorybookApi()
  const { index = {}, storyId } = useStorybookState()
  const entry = index[storyId]
  if (entry?.type !== 'story' || !/^(Screens|Journeys)\//.test(entry.title)) return null
  const parent = index[entry.parent]
  if (parent?.type !== 'component') return null
  const [page, ...stories] = parent.children
  const position = stories.indexOf(entry.id)
  const places = {
    '‹ Previous': stories[position - 1],
    [`All ${stories.length}`]: page,
    'Next ›': stories[position + 1],
  }
  return Object.entries(places).map(([label, to]) => (
    <Button
      key={label}
      variant="ghost"
      padding="small"
      ariaLabel={false}
      disabled={!to}
      onClick={() => to && api.selectStory(to)}
    >
      {label}
    </Button>
  ))
}
