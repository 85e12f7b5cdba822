import { useEffect, useState } from 'react'
import * as css from '#storybook/docs.css.ts'
import { toReport, type Reported } from '#storybook/report.ts'

/** @returns the page's heading, and its address in the published Storybook, whose frame it is shown in */
function thisPage(): Reported {
  const id = new URLSearchParams(location.search).get('id') ?? ''
  const name = document.querySelector('.sbdocs-content h1')?.textContent ?? id
  return { name, address: new URL(`./?path=/docs/${id}`, location.href).href }
}

/** How to report a problem with this page: a mail that begins with its name and address, or both as text to be copied. */
export function DocsFooter() {
  const [page, setPage] = useState<Reported>()
  // the heading is there once the page has been rendered
  useEffect(() => setPage(thisPage()), [])
  if (!page) return null
  return (
    <footer className={`sb-unstyled ${css.footer}`}>
      Something wrong on this page?{' '}
      <a className={css.footerLink} href={toReport(page)}>
        Report it by mail
      </a>
      : the name and the address of the page stand in it already. Or copy them into your own message:
      <span className={css.footerAddress}>
        {page.name}, {page.address}
      </span>
    </footer>
  )
}
