/** Which of the stories of a section need a play function that checks something. */
export interface PlayRule {
  /** The first part of the stories' titles. */
  section: string
  /** 'reacting': one at least of each component that takes input, i.e. has a handler, a hook or a form control. */
  needed: 'every' | 'reacting' | 'none'
  why: string
}

/** One rule for every section of the Storybook. In every section, each play function has to check something. */
export const playRules: readonly PlayRule[] = [
  {
    section: 'Journeys',
    needed: 'every',
    why: 'Each step claims that the shop can be used like this; only acting and looking proves it.',
  },
  {
    section: 'Screens',
    needed: 'every',
    why: 'Each claims to show a state; the check says what makes it that state.',
  },
  {
    section: 'Blocks',
    needed: 'reacting',
    why: 'What people do is checked; a look is covered by its picture and by the accessibility check of every story.',
  },
  {
    section: 'Components',
    needed: 'reacting',
    why: 'As for blocks: pictures compare looks to the pixel, no check by hand does that better.',
  },
  {
    section: 'Demo',
    needed: 'reacting',
    why: 'As for blocks.',
  },
  {
    section: 'Pictures',
    needed: 'none',
    why: 'Only photographed, in forced colours; what they show is checked below Screens.',
  },
  {
    section: 'Foundations',
    needed: 'none',
    why: 'Tables of the tokens: nothing happens in them. The colours check their contrast all the same.',
  },
]
