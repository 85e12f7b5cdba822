import { AnchorMdx } from '@storybook/addon-docs/blocks'
import { callLabel } from '#mocks/demo/copy/calls.ts'
import { allCalls, type CallName } from '#src/api/allCalls.ts'
import type { Call } from '#src/api/call.ts'
import type { Exchange, Exchanges } from '#stories/docs/contract/askMockServer.ts'
import * as css from '#stories/docs/contract/contract.css.ts'
import { describeShape } from '#stories/docs/contract/describeShape.ts'
import { outcomesOf, relatedCalls } from '#stories/docs/contract/effects.ts'
import { Code, toText } from '#stories/docs/contract/Json.tsx'
import { accessLabels, missingTexts } from '#stories/docs/contract/labels.ts'
import { schemaOf } from '#stories/docs/contract/schemaOf.ts'

function toRequestText({ method }: Call, { path, viewer, body }: Exchange): string {
  const lines = [`${method} {api}${path}`]
  if (viewer) lines.push('Authorization: Bearer {access token}')
  if (body) lines.push('Content-Type: application/json', '', toText(body).text)
  return lines.join('\n')
}

function Answer({ name, exchange: { status, answer } }: { name: CallName; exchange: Exchange }) {
  const { text, more } = toText(answer)
  return (
    <>
      <Code label={`${name}: an answer`}>{`${status}\n\n${text}`}</Code>
      {more > 0 && <div className={css.note}>and {more} more like it</div>}
    </>
  )
}

function QueryEffects({ call }: { call: Extract<Call, { method: 'GET' }> }) {
  return (
    <ul>
      <li>
        If it fails, the page says so with “Try again”; no toast. {call.ifMissing && missingTexts[call.ifMissing]}
      </li>
      <li>
        <Calls label="Read again after" names={relatedCalls(call)} />
      </li>
    </ul>
  )
}

function MutationEffects({ call }: { call: Exclude<Call, { method: 'GET' }> }) {
  return (
    <ul>
      {outcomesOf(call).map(({ outcomes, toast }) => (
        <li key={outcomes.join()}>
          {outcomes.join(' · ')}: {toast ? `“${toast.text}” (${toast.tone})` : 'no toast, the page itself says it'}
        </li>
      ))}
      <li>
        <Calls label="Then reads again" names={relatedCalls(call)} />
      </li>
    </ul>
  )
}

function Calls({ label, names }: { label: string; names: CallName[] }) {
  if (names.length === 0) return `${label}: nothing`
  return (
    <>
      {label}:{' '}
      {names.map((name, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <AnchorMdx href={`#${name}`} target="_self">
            {name}
          </AnchorMdx>
        </span>
      ))}
    </>
  )
}

/** One call: what the shop sends, what the server answers, and what the shop does then. */
export function CallContract({ name, exchanges: { done, refused } }: { name: CallName; exchanges: Exchanges }) {
  const call: Call = allCalls[name]
  return (
    <section>
      <h3 id={name} className={css.name}>
        {name}
      </h3>
      <p>
        {callLabel(name)}. <code>{`${call.method} {api}${call.path}`}</code>, {accessLabels[call.access]}.
      </p>
      <div className={css.columns}>
        <div className={css.column}>
          <h4>The shop sends</h4>
          {call.body && <Code label={`${name}: the body's shape`}>{describeShape(call.body)}</Code>}
          <Code label={`${name}: a request`}>{toRequestText(call, done)}</Code>
        </div>
        <div className={css.column}>
          <h4>The server answers</h4>
          <Code label={`${name}: the answer's shape`}>
            {call.answer.kind === 'any' ? 'any 2xx, whatever its body' : describeShape(schemaOf(call.answer))}
          </Code>
          <Answer name={name} exchange={done} />
          {refused.map((exchange) => (
            <div key={exchange.viewer} className={css.note}>
              {exchange.viewer ? 'Not an admin' : 'Without a token'}: {exchange.status}{' '}
              <code>{toText(exchange.answer).text.replaceAll(/\s+/g, ' ')}</code>
            </div>
          ))}
        </div>
      </div>
      <h4>Then the shop</h4>
      {call.method === 'GET' ? <QueryEffects call={call} /> : <MutationEffects call={call} />}
    </section>
  )
}
