/**
 * The groups into which a screen's stories are divided, in the order in which the screen's page shows them. Each story has
 * the tag of exactly one group. The sidebar shows `mark` before the name of a story. The page and the legend show `title` as
 * the heading of a group.
 */
export const stateMarks = [
  { tag: 'good-day', title: 'On a good day', mark: '●', color: 'success' },
  { tag: 'waiting', title: 'Waiting', mark: '◐', color: 'info' },
  { tag: 'empty', title: 'Empty', mark: '○', color: 'inkMuted' },
  { tag: 'went-wrong', title: 'Something went wrong', mark: '▲', color: 'danger' },
  { tag: 'borders', title: 'Edge cases: long, many, small, on paper', mark: '◆', color: 'accentText' },
] as const
