import { defineMain } from '@storybook/react-vite/node'
import remarkGfm from 'remark-gfm'
import { managerHead } from '#storybook/managerHead.ts'
import { storyFiles } from '#storybook/storyFiles.ts'

export default defineMain({
  // The app's configuration must not apply here, because its root, base and output differ.
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
  // Storybook requests the font only after its scripts have run.
  previewHead: (head = '') =>
    `${head}<link rel="preload" as="fetch" href="./index.json" crossorigin fetchpriority="low">`,
  // Only authors of stories need the accessibility panel's highlights, and locating them takes 6 % of a story's time.
  features: { highlight: process.env.NODE_ENV === 'development' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
})
