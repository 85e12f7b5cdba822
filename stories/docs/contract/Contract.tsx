import { AnchorMdx } from '@storybook/addon-docs/blocks'
import { useState } from 'react'
import { callLabel } from '#mocks/demo/copy/calls.ts'
import { allCalls, type CallName } from '#src/api/allCalls.ts'
import { askMockServer } from '#stories/docs/contract/askMockServer.ts'
import { CallContract } from '#stories/docs/contract/CallContract.tsx'
import * as css from '#stories/docs/contract/contract.css.ts'
import { accessLabels } from '#stories/docs/contract/labels.ts'
import { DocsTable } from '#stories/support/DocsTable.tsx'

/** Awaited by the module, so the page is complete when Storybook scrolls to the call in its address. */
const exchanges = await askMockServer()

const names = Object.keys(allCalls) as CallName[]

const searchText = (name: CallName): string => {
  const { method, path, access } = allCalls[name]
  return [name, method, path, accessLabels[access], callLabel(name)].join(' ').toLowerCase()
}

/** Every call of the shop: a list to choose from, then each with its shapes, an example, and what the shop does. */
export function Contract() {
  const [filter, setFilter] = useState('')
  const shown = names.filter((name) => searchText(name).includes(filter.trim().toLowerCase()))
  return (
    <>
      <label className={css.filter}>
        Show only
        <input
          type="search"
          className={css.field}
          placeholder="order, PUT, admins …"
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
        <span role="status">
          {shown.length} of {names.length} calls
        </span>
      </label>
      <div className={css.scroll}>
        <DocsTable className={css.list} columns={['Call', 'Address', 'What for', 'Who']}>
          {shown.map((name) => (
            <tr key={name}>
              <th scope="row">
                <AnchorMdx href={`#${name}`} target="_self">
                  {name}
                </AnchorMdx>
              </th>
              <td>
                <code>{`${allCalls[name].method} ${allCalls[name].path}`}</code>
              </td>
              <td>{callLabel(name)}</td>
              <td>{accessLabels[allCalls[name].access]}</td>
            </tr>
          ))}
        </DocsTable>
      </div>
      {shown.map((name) => (
        <CallContract key={name} name={name} exchanges={exchanges[name]} />
      ))}
    </>
  )
}
