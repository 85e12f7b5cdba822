import { useEffect, useState } from 'react'
import * as css from '#storybook/docs.css.ts'
import { reportTarget, toReport } from '#storybook/report.ts'

/** @returns a report about this page: its heading, and its address in the published Storybook, whose frame it is shown in */
function reportThisPage(): string {
  const id = new URLSearchParams(location.search).get('id') ?? ''
  const name = document.querySelector('.sbdocs-content h1')?.textContent ?? id
  return toReport({ name, address: new URL(`./?path=/docs/${id}`, location.href).href }, reportTarget())
}

/** How to report a problem with this page: a link that opens a prepared report. */
export function DocsFooter() {
  const [href, setHref] = useState<string>()
  // The heading is there once the page has been rendered.
  useEffect(() => setHref(reportThisPage()), [])
  return (
    <footer className={css.footer}>
      <p>
        Something wrong on this page? <a href={href}>Report it</a>: the name and the address of the page stand in it
        already.
      </p>
    </footer>
  )
}
