import { mistakes } from '#stories/docs/deploying/mistakes.ts'

/** What `npm run smoke` can find, and how to fix it. */
export function Mistakes() {
  return (
    <table>
      <thead>
        <tr>
          <th>Finding</th>
          <th>Fix</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(mistakes).map(([name, { title, fix }]) => (
          <tr key={name}>
            <th scope="row">{title}</th>
            <td>{fix}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
