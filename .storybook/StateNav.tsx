/** @jsxRuntime classic */
import React from 'react'
import { Button } from 'storybook/internal/components'
import { useStorybookApi, useStorybookState } from 'storybook/manager-api'

/**
 * Toolbar buttons for the stories of a screen or journey. They open the previous story, the page that lists all stories of
 * the screen or journey, and the next story.
 */
export function StateNav() {
  const api = useStorybookApi()
  const { index = {}, storyId } = useStorybookState()
  const currentEntry = index[storyId]
  if (currentEntry?.type !== 'story' || !/^(Screens|Journeys)\//.test(currentEntry.title)) return null
  const parent = index[currentEntry.parent]
  if (parent?.type !== 'component') return null
  const [pageId, ...storyIds] = parent.children
  const currentIndex = storyIds.indexOf(currentEntry.id)
  const renderArrowText = (text: string) => <span className="arrow-text">{text}</span>
  const links = [
    { name: 'Previous', label: <>‹{renderArrowText(' Previous')}</>, to: storyIds[currentIndex - 1] },
    { name: 'All states', label: `All ${storyIds.length}`, to: pageId },
    { name: 'Next', label: <>{renderArrowText('Next ')}›</>, to: storyIds[currentIndex + 1] },
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
