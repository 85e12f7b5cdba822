import { callLabel } from '#mocks/demo/copy/calls.ts'
import { allCalls, type CallName } from '#src/api/allCalls.ts'
import { PageLink } from '#storybook/PageLink.tsx'

const names = (Object.keys(allCalls) as CallName[]).filter((name) => allCalls[name].access === 'anyone')

function List({ calls }: { calls: CallName[] }) {
  return (
    <ul>
      {calls.map((name) => (
        <li key={name}>
          <PageLink to={`for-developers-calls--docs#${name}`}>{name}</PageLink>{' '}
          <code>{`${allCalls[name].method} ${allCalls[name].path}`}</code>: {callLabel(name).toLowerCase()}
        </li>
      ))}
    </ul>
  )
}

/** The calls that the specification orders without a token: reading, then changing. */
export function OpenCalls() {
  return (
    <>
      <p>Anybody can make them without the shop. They read:</p>
      <List calls={names.filter((name) => allCalls[name].method === 'GET')} />
      <p>They change something, in whichever name the caller writes into them:</p>
      <List calls={names.filter((name) => allCalls[name].method !== 'GET')} />
    </>
  )
}
