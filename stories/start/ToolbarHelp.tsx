import { DocsTable } from '#stories/support/DocsTable.tsx'
import { globalTypes } from '#storybook/toolbar.ts'
import { viewports } from '#storybook/viewports.ts'

const widths = Object.values(viewports).map(({ name }) => name)
const menus = Object.values(globalTypes).map(({ description, toolbar }) => ({
  description,
  choices: toolbar.items.map(({ title }) => title),
}))

/** What the toolbar's menus are for and offer, from their definition. */
export function ToolbarHelp() {
  return (
    <DocsTable columns={['What it changes', 'What you can choose']}>
      {[...menus, { description: 'How wide the window is', choices: widths }].map(({ description, choices }) => (
        <tr key={description}>
          <td>{description}</td>
          <td>{choices.join(' · ')}</td>
        </tr>
      ))}
    </DocsTable>
  )
}
