import { defineMain } from '@storybook/react-vite/node'
import remarkGfm from 'remark-gfm'
import { managerHead } from '#storybook/managerHead.ts'
import { storyFiles } from '#storybook/storyFiles.ts'

export default defineMain({
  // Not the app's configuration, whose root, base and output must not apply here.
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  stories: storyFiles,
  addons: [
    // MDX has no tables without this plugin.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
  ],
  staticDirs: ['../node_modules/.cache/storybook-public'],
  managerHead,
  // Storybook asks for it only when its scripts have run.
  previewHead: (head = '') =>
    `${head}<link rel="preload" as="fetch" href="./index.json" crossorigin fetchpriority="low">`,
  // The marks of the accessibility panel are for whoever writes stories: to find their places takes 6 % of a story's time.
  features: { highlight: process.env.NODE_ENV === 'development' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
})
