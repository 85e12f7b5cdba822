/**
 * The groups of a screen's stories, in the order of its page. Each story of a screen has one of the tags. `mark`
 * precedes its name in the sidebar; `title` is the heading of its group on the page and in the legend.
 */
export const stateMarks = [
  { tag: 'good-day', title: 'On a good day', mark: '●', color: 'success' },
  { tag: 'waiting', title: 'Waiting', mark: '◐', color: 'info' },
  { tag: 'empty', title: 'Empty', mark: '○', color: 'inkMuted' },
  { tag: 'went-wrong', title: 'Something went wrong', mark: '▲', color: 'danger' },
  { tag: 'borders', title: 'Edge cases: long, many, small, on paper', mark: '◆', color: 'accentText' },
] as const
