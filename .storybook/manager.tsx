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

/** Renders the name of a sidebar item. If the item is a story of a screen, the mark of its group precedes the name. */
function renderLabel(sidebarEntry: API_HashEntry): ReactNode {
  const stateMark = sidebarEntry.type === 'story' && stateMarks.find(({ tag }) => sidebarEntry.tags.includes(tag))
  if (!stateMark) return sidebarEntry.name
  return (
    <span>
      <span aria-hidden="true" style={{ display: 'inline-block', width: '1.5em', color: `var(--${stateMark.color})` }}>
        {stateMark.mark}
      </span>
      {sidebarEntry.name}
    </span>
  )
}

/** Configures Storybook's frame in the colours of the system's current theme. */
function configureManagerUi() {
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

configureManagerUi()
darkModeQuery.addEventListener('change', configureManagerUi)

/**
 * Composes a template in which a reader approves a page or story, or describes what is wrong.
 * @param name the displayed name of the page or story, e.g. 'My Orders'
 * @param url the absolute URL of the page or story in the published Storybook
 * @param recipient an email address, or an https URL with the placeholders `{title}` and `{body}`. If the recipient is
 *   empty, the reader enters an email address
 * @returns the text, and a URL that opens an email or a new issue with the text
 */
function composeReport(name: string, url: string, version: string, recipient = ''): { href: string; text: string } {
  const approvalLine = 'I approve this. / I don’t approve this. (Delete one.)'
  const questions = [approvalLine, 'What I did:', 'What I saw:', 'What I expected:', ''].join('\r\n\r\n')
  const pageDetails = [`Page: ${name}`, `URL: ${url}`, `Version: ${version}`].join('\r\n')
  const linkTemplate = recipient.startsWith('https:') ? recipient : `mailto:${recipient}?subject={title}&body={body}`
  const text = questions + pageDetails
  const href = linkTemplate
    .replace('{title}', encodeURIComponent(`Storybook: ${name}`))
    .replace('{body}', encodeURIComponent(text))
  return { href, text }
}

/**
 * A link that opens the report as an email or a new issue. A click also copies the text and confirms the copy, because
 * the link has no visible effect if no email program is installed.
 */
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

/** The toolbar link with which a reader approves the current page or story, or reports a problem. */
function ReportTool() {
  const entry = useStorybookApi().getCurrentStoryData()
  // Re-renders the component when another story or setting is selected, so that the URL is current.
  useStorybookState()
  if (!entry) return null
  const name = [...entry.title.split('/'), ...(entry.type === 'story' ? [entry.name] : [])].join(' › ')
  const { href, text } = composeReport(name, location.href, version, process.env.STORYBOOK_REPORT_TO)
  return <ReportLink key={name} href={href} text={text} />
}

addons.register('report', (api) => {
  // This tool comes before the menus, because the end of the toolbar is cut off in narrow windows.
  addons.add('report', { type: types.TOOL, title: 'Approve or report', render: () => <ReportTool /> })
  addons.add('state-nav', { type: types.TOOL, title: 'States', render: () => <StateNav /> })
  // If the story in the URL no longer exists, this opens the page of the story's screen. If that is gone too, it opens the
  // start page.
  api.on(STORY_MISSING, (id = '') => {
    const docsPageId = `${String(id).replace(/--.*/, '')}--docs`
    api.selectStory(api.getData(docsPageId) ? docsPageId : 'start-here--docs')
  })
})
