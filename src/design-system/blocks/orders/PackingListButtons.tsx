import { useState } from 'react'
import { csv as csvCopy } from '#src/copy/csv.ts'
import { packingList as copy } from '#src/copy/orderTabs.ts'
import { CsvBar } from '#src/design-system/blocks/lists/CsvBar.tsx'
import type { PackingListProps } from '#src/design-system/blocks/orders/PackingList.tsx'
import * as css from '#src/design-system/blocks/orders/bulkShipping.css.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { lazyComponent } from '#src/design-system/components/lib/lazyComponent.tsx'
import type { Order } from '#src/domain/order.ts'
import { createPickList, type PickLine } from '#src/domain/pickList.ts'
import type { SaveListCsv } from '#src/lib/csv.ts'

const PackingList = lazyComponent('PackingList', () => import('#src/design-system/blocks/orders/PackingList.tsx'))

export interface PackingListButtonsProps {
  orders: readonly Order[]
  csv: SaveListCsv<PickLine>
  onPrint: () => void
}

/** Buttons that print a packing list or a pick list instead of the page, or save the pick list as CSV (ADMIN-27). */
export function PackingListButtons({ orders, csv, onPrint }: PackingListButtonsProps) {
  const [printJob, setPrintJob] = useState<{ kind: PackingListProps['kind']; clickNumber: number } | null>(null)
  // `clickNumber` is the React key of the list. It changes with each click, so that a second click prints the list again.
  const print = (kind: PackingListProps['kind']) => setPrintJob({ kind, clickNumber: (printJob?.clickNumber ?? 0) + 1 })
  const pickLines = createPickList(orders)
  return (
    <div className={css.listButtons}>
      <Button size="small" onClick={() => print('packing')}>
        {copy.print(orders.length)}
      </Button>
      <Button size="small" onClick={() => print('pick')}>
        {copy.printPick(pickLines.length)}
      </Button>
      <CsvBar saveCsv={csv} rows={pickLines} label={csvCopy.savePickList} />
      {printJob && (
        <PackingList
          key={printJob.clickNumber}
          kind={printJob.kind}
          orders={orders}
          onReady={onPrint}
          onDone={() => setPrintJob(null)}
        />
      )}
    </div>
  )
}
