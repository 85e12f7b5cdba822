/** @jsxRuntime classic */
import React from 'react'
import { Button } from 'storybook/internal/components'
import { useStorybookApi, useStorybookState } from 'storybook/manager-api'

/** Links to the previous and the next state or step, in the order of the page that lists them all, and to that page. */
export function StateNav() {
  const api = useStorybookApi()
  const { index = {}, storyId } = useStorybookState()
  const entry = index[storyId]
  if (entry?.type !== 'story' || !/^(Screens|Journeys)\//.test(entry.title)) return null
  const parent = index[entry.parent]
  if (parent?.type !== 'component') return null
  const [page, ...stories] = parent.children
  const position = stories.indexOf(entry.id)
  const word = (text: string) => <span className="word">{text}</span>
  const links = [
    { name: 'Previous', label: <>‹{word(' Previous')}</>, to: stories[position - 1] },
    { name: 'All states', label: `All ${stories.length}`, to: page },
    { name: 'Next', label: <>{word('Next ')}›</>, to: stories[position + 1] },
  ]
  return links.map(({ name, label, to }) => (
    <Button
      key={name}
      variant="ghost"
      padding="small"
      ariaLabel={name}
      disabled={!to}
      onClick={() => to && api.selectStory(to)}
    >
      {label}
    </Button>
  ))
}
