import { brand } from '#src/copy/brand.ts'

/** The copy of the start page of the published folder, which links to the demo and the Storybook. */
export const siteCopy = {
  title: `${brand.name}: demo and Storybook`,
  heading: 'See the shop',
  intro: 'Nothing here is real: no people, no orders, no money.',
  places: [
    {
      path: 'demo/',
      name: 'Demo',
      text: 'The whole shop, with a server in your browser. Log in, order and pay with a test card. It works offline after the first visit.',
    },
    {
      path: 'storybook/',
      name: 'Storybook',
      text: 'Every screen in every state, what the shop must do, and how it is built.',
    },
  ],
  version: (version: string) => `Version ${version}`,
} as const

/** Shown if the Storybook was opened as a file, for example from an unpacked archive. */
export const storybookFromFile =
  'Browsers don’t run scripts from files, so this Storybook needs a web server. Run “npx serve” in its folder and open the URL it prints.'
