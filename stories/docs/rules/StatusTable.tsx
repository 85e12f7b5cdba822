import { fromStatus, isRetryable } from '#src/api/apiError.ts'
import { kindTexts } from '#stories/docs/rules/kindTexts.ts'
import { DocsTable } from '#stories/support/DocsTable.tsx'

/** The statuses that such a server uses, grouped by what the shop does with them. */
const statuses = [400, 401, 403, 404, 408, 409, 410, 422, 429, 500, 502, 503, 504]

const rows = [...Map.groupBy(statuses, (status) => fromStatus(status).kind)]

/** What the shop does with each status of an answer, as `src/api/apiError.ts` sorts them. */
export function StatusTable() {
  return (
    <DocsTable columns={['Answer', 'What the shop does', 'Is a read repeated by itself?']}>
      <tr>
        <th scope="row">2xx of another shape</th>
        <td>{kindTexts.contract}</td>
        <td>no</td>
      </tr>
      {rows.map(([kind, codes]) => (
        <tr key={kind}>
          <th scope="row">{codes.join(', ')}</th>
          <td>{kindTexts[kind]}</td>
          <td>{isRetryable({ kind, status: null }) ? 'yes, three times' : 'no'}</td>
        </tr>
      ))}
      <tr>
        <th scope="row">none</th>
        <td>{kindTexts.network}</td>
        <td>{isRetryable({ kind: 'network', status: null }) ? 'yes, three times' : 'no'}</td>
      </tr>
    </DocsTable>
  )
}
