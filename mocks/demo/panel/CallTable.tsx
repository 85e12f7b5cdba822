import type { CallRecord } from '#mocks/callLog.ts'
import { shareCopy } from '#mocks/demo/copy/share.ts'
import { callTexts } from '#mocks/demo/panel/callTexts.ts'
import * as css from '#mocks/demo/panel/CallTable.css.ts'
import { join } from '#src/design-system/theme/join.ts'

const { caption, headers } = shareCopy.calls

/** The calls of the page in the order of the records: when, which, the answer, how long it took, and what made it fail. */
export function CallTable({ records }: { records: readonly CallRecord[] }) {
  return (
    // A region that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css.scroll} tabIndex={0} role="group" aria-label={caption}>
      <table className={css.table}>
        <caption className={css.caption}>{caption}</caption>
        <thead>
          <tr>
            {Object.entries(headers).map(([name, text]) => (
              <th key={name} scope="col" className={join(css.header, name === 'duration' && css.figure)}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <CallRow key={record.id} record={record} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function CallRow({ record }: { record: CallRecord }) {
  const { time, name, address, answer, isFailure, duration, cause } = callTexts(record)
  return (
    <tr>
      <td className={join(css.cell, css.time)}>{time}</td>
      <th scope="row" className={join(css.cell, css.call)}>
        <span className={css.name}>{name}</span>
        {address !== null && <span className={css.address}>{address}</span>}
        {cause !== null && <span className={css.cause}>{cause}</span>}
      </th>
      <td className={join(css.cell, isFailure && css.failed)}>{answer}</td>
      <td className={join(css.cell, css.figure)}>{duration}</td>
    </tr>
  )
}
