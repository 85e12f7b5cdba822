import { mistakes } from '#stories/docs/deploying/mistakes.ts'
import { DocsTable } from '#stories/support/DocsTable.tsx'

/** What `npm run smoke` can find, and how to fix it. */
export function Mistakes() {
  return (
    <DocsTable columns={['Finding', 'Fix']}>
      {Object.entries(mistakes).map(([name, { title, fix }]) => (
        <tr key={name}>
          <th scope="row">{title}</th>
          <td>{fix}</td>
        </tr>
      ))}
    </DocsTable>
  )
}
