import { pageNames } from '#src/domain/pages.ts'

const screenFile = (name: string) =>
  `../stories/screens/${name.charAt(0).toUpperCase()}${name.slice(1)}Screen.stories.tsx`

/** The files of stories and documentation. The sidebar keeps their order, so the screens are in that of the pages. */
export const storyFiles = [
  ...[...pageNames, 'access', 'notFound', 'dashboard'].map(screenFile),
  '../stories/!(screens)/**/*.stories.tsx',
  '../stories/**/*.mdx',
]
