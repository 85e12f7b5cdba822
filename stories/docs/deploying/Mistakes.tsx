import { mistakes } from '#stories/docs/deploying/mistakes.ts'

/** What `npm run smoke` can find wrong with a deployment, each with its mend. */
export function Mistakes() {
  return (
    <table>
      <thead>
        <tr>
          <th>Finding</th>
          <th>Mend</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(mistakes).map(([name, { title, mend }]) => (
          <tr key={name}>
            <th scope="row">{title}</th>
            <td>{mend}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
