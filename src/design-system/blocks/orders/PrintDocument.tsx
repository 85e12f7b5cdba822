import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { packingList as copy } from '#src/copy/orderTabs.ts'
import { formatPageTitle } from '#src/copy/titles.ts'
import * as css from '#src/design-system/blocks/orders/PrintDocument.css.ts'

export interface PrintDocumentProps {
  title: string
  children: ReactNode
  /** Called once the document can be printed. Without it, only the browser's Print command prints the document. */
  onReady?: () => void
  /** Called on the next click or key press. Without it, the document stays until its page unmounts. */
  onDone?: () => void
}

/**
 * Adds margins to the printed pages and, in browsers that support margin boxes, page numbers. vanilla-extract can't declare
 * an @page rule, so a script adds it.
 * @returns a function that removes the rule
 */
function addPageNumbers(): () => void {
  // jsdom has no constructable style sheets.
  if (!('adoptedStyleSheets' in document)) return () => undefined
  const styleSheet = new CSSStyleSheet()
  // raw: paper is measured in mm and pt
  styleSheet.replaceSync(`@page { margin: 16mm; @bottom-right { content: ${copy.page}; font: 8pt sans-serif } }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, styleSheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((appliedSheet) => appliedSheet !== styleSheet)
  }
}

/**
 * A document that is printed instead of the page, and is invisible on screens. It is removed on the next click or key press,
 * not on `afterprint`, because phones dispatch that event before the document is rendered.
 */
export function PrintDocument({ title, children, onReady, onDone }: PrintDocumentProps) {
  const handleReady = useEffectEvent(() => onReady?.())
  const handleDone = useEffectEvent(() => onDone?.())
  useEffect(() => {
    const handleInput = () => handleDone()
    const { dataset } = document.documentElement
    dataset.printed = title
    const removePageNumbers = addPageNumbers()
    const timer = setTimeout(() => handleReady())
    addEventListener('pointerdown', handleInput, true)
    addEventListener('keydown', handleInput, true)
    return () => {
      delete dataset.printed
      removePageNumbers()
      clearTimeout(timer)
      removeEventListener('pointerdown', handleInput, true)
      removeEventListener('keydown', handleInput, true)
    }
  }, [title])

  return createPortal(
    <section aria-label={formatPageTitle(title)} className={css.printDocument}>
      {children}
    </section>,
    document.body,
  )
}
