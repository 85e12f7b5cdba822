import { allCalls } from '#src/api/allCalls.ts'
import type { Call, Tag } from '#src/api/call.ts'
import type { Toast } from '#src/notifications/toast.ts'
import * as css from '#stories/docs/CallTable.css.ts'

const accessLabels: Record<Call['access'], string> = {
  anyone: 'anyone, no token',
  bearer: 'bearer',
  admin: 'bearer, admins only',
}

/** Stands in for a call's arguments: each of them reads as its own name in braces. */
const argumentNames = new Proxy({}, { get: (_, name) => `{${String(name)}}` }) as never

const tagText = (tag: Tag): string =>
  typeof tag === 'string' ? `every ${tag}` : `${tag.type} ${tag.id === 'LIST' ? 'list' : tag.id}`

/** Toasts of a mutation by outcome; outcomes with the same toast stand together. */
function toastTexts(call: Call): string[] {
  if (call.method === 'GET') return []
  const outcomes = new Map<string, string[]>()
  for (const [outcome, toast] of Object.entries(call.toasts) as [string, Toast | null][]) {
    const text = toast === null ? 'none' : `${toast.tone} “${toast.text}”`
    outcomes.set(text, [...(outcomes.get(text) ?? []), outcome])
  }
  return [...outcomes].map(([text, names]) => `${names.join(', ')}: ${text}`)
}

/** Every call of the shop, from its definition: what it sends, who may send it, what it answers, shows and reloads. */
export function CallTable() {
  return (
    <div className={css.scroll}>
      <table>
        <thead>
          <tr>
            <th>Call</th>
            <th>Access</th>
            <th>Body</th>
            <th>Answer</th>
            <th>Cache tags</th>
            <th>Toasts</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries<Call>(allCalls).map(([name, call]) => (
            <tr key={name}>
              <th scope="row" className={css.call}>
                {name} <br />
                <code>{`${call.method} ${call.path}`}</code>
              </th>
              <td>{accessLabels[call.access]}</td>
              <td>{call.body ? Object.keys(call.body.shape).join(', ') : 'none'}</td>
              <td>{call.answer.kind}</td>
              <td>
                {call.method === 'GET'
                  ? `provides ${call.providesTags(argumentNames).map(tagText).join(', ')}`
                  : `invalidates ${call.invalidatesTags(argumentNames).map(tagText).join(', ') || 'nothing'}`}
              </td>
              <td>
                {toastTexts(call).map((text) => (
                  <span key={text} className={css.toast}>
                    {text}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
