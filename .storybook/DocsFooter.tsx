import { useEffect, useState } from 'react'
import * as css from '#storybook/docs.css.ts'
import { prepareReport, reportTarget, toReport, type Reported } from '#storybook/report.ts'
import { useCopy } from '#storybook/useCopy.ts'

/** @returns the page's heading, and its address in the published Storybook, whose frame it is shown in */
function thisPage(): Reported {
  const id = new URLSearchParams(location.search).get('id') ?? ''
  const name = document.querySelector('.sbdocs-content h1')?.textContent ?? id
  return { name, address: new URL(`./?path=/docs/${id}`, location.href).href }
}

/** How to report a problem with this page: a link that opens a prepared report, or a button that copies it. */
export function DocsFooter() {
  const [page, setPage] = useState<Reported>()
  const { outcome, copy } = useCopy()
  // The heading is there once the page has been rendered.
  useEffect(() => setPage(thisPage()), [])
  if (!page) return null
  const report = prepareReport(page)
  const href = toReport(report, reportTarget())
  return (
    <footer className={`sb-unstyled ${css.footer}`}>
      Something wrong on this page?{' '}
      {href === null ? (
        <button className={css.footerLink} onClick={() => void copy(`${report.title}\n\n${report.body}`)}>
          Copy a report
        </button>
      ) : (
        <a className={css.footerLink} href={href}>
          Report it
        </a>
      )}
      : the name and the address of the page stand in it already.{' '}
      <span role="status">
        {outcome === 'copied' && 'Copied: paste it into a message to the people who build the shop.'}
        {outcome === 'failed' && 'The browser does not let this page copy: take the lines below.'}
      </span>
      <span className={css.footerAddress}>
        {page.name}, {page.address}
      </span>
    </footer>
  )
}
