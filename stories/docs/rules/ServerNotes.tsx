import { ruleById } from '#stories/docs/rules/rules.ts'
import * as css from '#stories/docs/rules/rules.css.ts'
import { risks, serverNotes, type ServerNote } from '#stories/docs/rules/serverNotes.ts'
import { PageLink } from '#storybook/PageLink.tsx'

function Note({ rule: id, happens, fix }: ServerNote) {
  const rule = ruleById(id)
  return (
    <li className={css.note}>
      <p className={css.line}>{happens}</p>
      <p className={css.line}>
        <strong>To do:</strong> {fix}
      </p>
      <p className={css.line}>
        <PageLink to={rule.page}>
          {rule.id} {rule.title}
        </PageLink>
      </p>
    </li>
  )
}

/** What only the server can fix, the worst first. */
export function ServerNotes() {
  return (Object.keys(risks) as (keyof typeof risks)[]).map((risk) => (
    <section key={risk}>
      <h3>{risks[risk]}</h3>
      <ol className={css.notes}>
        {serverNotes
          .filter((note) => note.risk === risk)
          .map((note) => (
            <Note key={note.rule} {...note} />
          ))}
      </ol>
    </section>
  ))
}
