import { ruleById } from '#stories/docs/rules/rules.ts'
import * as css from '#stories/docs/rules/rules.css.ts'
import { harms, serverNotes, type ServerNote } from '#stories/docs/rules/serverNotes.ts'
import { PageLink } from '#storybook/PageLink.tsx'

function Note({ title, rule: id, happens, fix }: ServerNote) {
  const rule = id === null ? null : ruleById(id)
  return (
    <li className={css.note}>
      <p className={css.line}>
        <strong>The server {title}.</strong> {happens}
      </p>
      <p className={css.line}>
        <strong>To do:</strong> {fix}
      </p>
      {rule && (
        <p className={css.line}>
          <PageLink to={rule.page}>
            {rule.id} {rule.title}
          </PageLink>
        </p>
      )}
    </li>
  )
}

/** What only the server can fix, the worst first. */
export function ServerNotes() {
  return (Object.keys(harms) as (keyof typeof harms)[]).map((harm) => (
    <section key={harm}>
      <h3>{harms[harm]}</h3>
      <ol className={css.notes}>
        {Object.values(serverNotes)
          .filter((note) => note.harm === harm)
          .map((note) => (
            <Note key={note.title} {...note} />
          ))}
      </ol>
    </section>
  ))
}
