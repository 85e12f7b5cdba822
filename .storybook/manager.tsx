/** @jsxRuntime classic */
import React, { useState, type ReactNode } from 'react'
import { STORY_MISSING } from 'storybook/internal/core-events'
import { addons, types, useStorybookApi, useStorybookState, type API_HashEntry } from 'storybook/manager-api'
import { brand } from '#src/copy/brand.ts'
import '#storybook/manager.css'
import { StateNav } from '#storybook/StateNav.tsx'
import { stateMarks } from '#storybook/stateMarks.ts'
import { darkModeQuery, themes } from '#storybook/theme.ts'

const version = document.querySelector<HTMLMetaElement>('meta[name=version]')?.content ?? ''

const logo =
  '<svg viewBox="0 0 30 30" aria-hidden="true"><path d="M15 2l11.3 6.5v13L15 28 3.7 21.5v-13z"/><circle cx="15" cy="15" r="5.6"/></svg>'

const brandTitle = `<b class="brand">${logo}${brand.name}<small>${version}</small></b>`

/** @returns the item's name, prefixed with the mark of its group of states */
function renderLabel(item: API_HashEntry): ReactNode {
  const group = item.type === 'story' && stateMarks.find(({ tag }) => item.tags.includes(tag))
  if (!group) return item.name
  return (
    <span>
      <span aria-hidden="true" style={{ display: 'inline-block', width: '1.5em', color: `var(--${group.color})` }}>
        {group.mark}
      </span>
      {item.name}
    </span>
  )
}

/** Follows the system's theme, even when it changes while the page is open. */
function configureFrame() {
  const { colors, storybook } = themes[darkModeQuery.matches ? 'dark' : 'light']
  for (const [role, color] of Object.entries(colors)) document.documentElement.style.setProperty(`--${role}`, color)
  addons.setConfig({
    theme: { ...storybook, brandTitle, brandUrl: './', brandTarget: '_self' },
    layout: { showPanel: false },
    sidebar: { renderLabel, collapsedRoots: ['blocks', 'components', 'demo', 'foundations', 'for-developers'] },
    toolbar: {
      zoom: { hidden: true },
      'storybook/outline': { hidden: true },
      'storybook/measure-addon/tool': { hidden: true },
      'storybook/a11y/panel': { hidden: true },
    },
  })
}

configureFrame()
darkModeQuery.addEventListener('change', configureFrame)

/**
 * Composes a review of a page or story: an approval, or a description of what is wrong.
 * @param name the displayed name of the page or story, e.g. 'My Orders'
 * @param url its absolute URL in the published Storybook
 * @param target an email address, or an https URL with `{title}` and `{body}` in it; by default, the reader enters one
 * @returns the text, and a link to a mail or to the tracker's page for a new issue
 */
function composeReport(name: string, url: string, version: string, target = ''): { href: string; text: string } {
  const decision = 'I approve this. / I don’t approve this. (Delete one.)'
  const questions = [decision, 'What I did:', 'What I saw:', 'What I expected:', ''].join('\r\n\r\n')
  const pageInfo = [`Page: ${name}`, `URL: ${url}`, `Version: ${version}`].join('\r\n')
  const linkTemplate = target.startsWith('https:') ? target : `mailto:${target}?subject={title}&body={body}`
  const text = questions + pageInfo
  const href = linkTemplate
    .replace('{title}', encodeURIComponent(`Storybook: ${name}`))
    .replace('{body}', encodeURIComponent(text))
  return { href, text }
}

/** If no mail program is installed, the link has no visible effect, so a click also copies the text and confirms it. */
function ReportLink({ href, text }: { href: string; text: string }) {
  const [isCopied, setIsCopied] = useState(false)
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(text)
    setIsCopied(true)
  }
  return (
    <a className="report" href={href} onClick={() => void copy().catch(() => undefined)} aria-live="polite">
      {isCopied ? 'Text copied' : 'Approve or report'}
    </a>
  )
}

/** Opens a message that approves the current page or story, or describes what is wrong with it. */
function ReportTool() {
  const entry = useStorybookApi().getCurrentStoryData()
  // Renders again when another story or setting is selected, so that the URL is current.
  useStorybookState()
  if (!entry) return null
  const name = [...entry.title.split('/'), ...(entry.type === 'story' ? [entry.name] : [])].join(' › ')
  const { href, text } = composeReport(name, location.href, version, process.env.STORYBOOK_REPORT_TO)
  return <ReportLink key={name} href={href} text={text} />
}

addons.register('report', (api) => {
  // This tool comes before the menus, because a bar that is wider than the window is cut off at its end.
  addons.add('report', { type: types.TOOL, title: 'Approve or report', render: () => <ReportTool /> })
  addons.add('neighbours', { type: types.TOOL, title: 'States', render: () => <StateNav /> })
  // The URL of a removed story leads to the page of its screen.
  api.on(STORY_MISSING, (id = '') => {
    const page = `${String(id).replace(/--.*/, '')}--docs`
    api.selectStory(api.getData(page) ? page : 'start-here--docs')
  })
})
