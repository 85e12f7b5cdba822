/**
 * The groups of a screen's stories, in the order of its page. Each story of a screen has one of the tags; `mark` stands
 * before its name in the sidebar, `title` above its group on the page.
 */
export const stateMarks = [
  {
    tag: 'good-day',
    title: 'What a good day looks like',
    mark: '●',
    color: 'success',
    meaning: 'A good day: everything works.',
  },
  {
    tag: 'waiting',
    title: 'Waiting',
    mark: '◐',
    color: 'info',
    meaning: 'Waiting: something is loading or being sent.',
  },
  { tag: 'empty', title: 'Empty', mark: '○', color: 'inkMuted', meaning: 'Empty: there is nothing to show yet.' },
  {
    tag: 'went-wrong',
    title: 'Something went wrong',
    mark: '▲',
    color: 'danger',
    meaning: 'Something went wrong, and what the shop says then.',
  },
  {
    tag: 'borders',
    title: 'At the borders',
    mark: '◆',
    color: 'accentText',
    meaning: 'At the borders: very long, very many, very small, on paper.',
  },
] as const
