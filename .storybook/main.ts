import { defineMain } from '@storybook/react-vite/node'
import remarkGfm from 'remark-gfm'
import { managerHead } from '#storybook/managerHead.ts'
import { storyFiles } from '#storybook/storyFiles.ts'

export default defineMain({
  // Storybook can't use the app's Vite configuration, which has a different root, base and output folder.
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  stories: storyFiles,
  addons: [
    // MDX supports tables only with this plugin.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
  ],
  staticDirs: ['../node_modules/.cache/storybook-public'],
  managerHead,
  // Preloads the index of stories. Otherwise Storybook would request it only after its scripts have run.
  previewHead: (head = '') =>
    `${head}<link rel="preload" as="fetch" href="./index.json" crossorigin fetchpriority="low">`,
  // Highlighting accessibility problems takes 6 % of a story's run time, and only helps authors of stories.
  features: { highlight: process.env.NODE_ENV === 'development' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
})
