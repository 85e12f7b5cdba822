import { brand } from '#src/copy/brand.ts'

/** Texts of the first page of the published folder, which leads to the demo and to the Storybook. */
export const siteCopy = {
  title: `${brand.name}: demo and Storybook`,
  heading: 'See the shop',
  intro: 'Nothing here is real: no person, no order, no money.',
  places: [
    {
      path: 'demo/',
      name: 'Demo',
      text: 'The whole shop, with a server in your browser. Log in, order and pay with a test card. After the first visit it works offline, too.',
    },
    {
      path: 'storybook/',
      name: 'Storybook',
      text: 'Every screen in each of its states, what the shop must do, and how it is built.',
    },
  ],
  version: (version: string) => `Version ${version}`,
} as const

/** Shown by a Storybook that was opened as a file, for example from an unpacked archive. */
export const storybookFromFile =
  'Browsers run no scripts from a file, so this Storybook needs a web server. Run “npx serve” in its folder and open the URL that it prints.'
