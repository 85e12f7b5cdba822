import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { packingList as copy } from '#src/copy/orderTabs.ts'
import { formatPageTitle } from '#src/copy/titles.ts'
import * as css from '#src/design-system/blocks/orders/PrintDocument.css.ts'

export interface PrintDocumentProps {
  title: string
  children: ReactNode
  /** Called once the document is rendered and can be printed. Without it, only the browser's own command prints. */
  onReady?: () => void
  /** Called when it has been printed, or the person continues. Without it, the document stays until its page unmounts. */
  onDone?: () => void
}

/** Adds margins, and page numbers in browsers with margin boxes. A script does it, because vanilla-extract has none. */
function numberPages(): () => void {
  // jsdom has no constructable style sheets.
  if (!('adoptedStyleSheets' in document)) return () => undefined
  const sheet = new CSSStyleSheet()
  // raw: paper is measured in mm and pt
  sheet.replaceSync(`@page { margin: 16mm; @bottom-right { content: ${copy.page}; font: 8pt sans-serif } }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}

/**
 * A document that is printed instead of the page, and invisible on screens. The next click or key removes it, not `afterprint`,
 * which phones dispatch before the document is rendered.
 */
export function PrintDocument({ title, children, onReady, onDone }: PrintDocumentProps) {
  const reportReady = useEffectEvent(() => onReady?.())
  const reportDone = useEffectEvent(() => onDone?.())
  useEffect(() => {
    const done = () => reportDone()
    const { dataset } = document.documentElement
    dataset.printed = title
    const removeNumbers = numberPages()
    const timer = setTimeout(() => reportReady())
    addEventListener('pointerdown', done, true)
    addEventListener('keydown', done, true)
    return () => {
      delete dataset.printed
      removeNumbers()
      clearTimeout(timer)
      removeEventListener('pointerdown', done, true)
      removeEventListener('keydown', done, true)
    }
  }, [title])

  return createPortal(
    <section aria-label={formatPageTitle(title)} className={css.printDocument}>
      {children}
    </section>,
    document.body,
  )
}
