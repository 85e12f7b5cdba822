import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import { setupWorker } from 'msw/browser'
import { MemoryRouter } from 'react-router-dom'
import { themes } from 'storybook/theming'
import { db } from '#mocks/db.ts'
import { handlers } from '#mocks/handlers/index.ts'
import type { Persona } from '#mocks/personas.ts'
import { setPictureBase } from '#mocks/pictures.ts'
import '#src/design-system/theme/global.css.ts'
import { breakpoint } from '#src/design-system/theme/tokens.css.ts'
import { DocsLink } from '#storybook/DocsLink.tsx'
import { Paper } from '#storybook/Paper.tsx'
import '#storybook/docs.css'
import '#storybook/reducedMotion.css'
import { Settings, type SettingsProps } from '#storybook/Settings.tsx'
import { WiredApp } from '#storybook/WiredApp.tsx'

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** Mounts the app with the mock server at this address, in place of the story. */
    wired?: string
    /** Who is signed in there; by default nobody. */
    as?: Persona
    /** A full page: rendered in a main landmark, and all its content must be in a landmark. */
    page?: boolean
    /** Shown as printed. */
    paper?: boolean
    /** The router's address around a story that is not wired; by default '/'. */
    at?: string
  }
}

setPictureBase('./pictures')

const viewports = {
  small: { name: 'Small (320)', styles: { width: '320px', height: '640px' } },
  medium: { name: `Medium (${breakpoint.medium})`, styles: { width: `${breakpoint.medium}px`, height: '1024px' } },
  large: { name: `Large (${breakpoint.large})`, styles: { width: `${breakpoint.large}px`, height: '800px' } },
  desk: { name: 'Desk (1280)', styles: { width: '1280px', height: '900px' } },
  paper: { name: 'Paper (A4)', styles: { width: '718px', height: '1047px' } },
}

/** `components` works, but is missing in the addon's types. */
const docs = {
  theme: matchMedia('(prefers-color-scheme: dark)').matches ? themes.dark : themes.light,
  components: { a: DocsLink },
}

export default definePreview({
  addons: [
    addonDocs(),
    addonA11y(),
    addonMsw(async () => {
      const worker = setupWorker(...handlers)
      await worker.start({
        quiet: true,
        onUnhandledFrame: 'bypass',
        serviceWorker: { url: './mockServiceWorker.js' },
      })
      return worker
    }),
  ],
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    docs,
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Start here',
          'Journeys',
          'Screens',
          ['Public', 'Customer', 'Admin'],
          'Blocks',
          'Components',
          'Demo',
          'Foundations',
          'For developers',
        ],
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'system', title: "System's theme" },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'system', title: "System's motion" },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'system', motion: 'system' },
  beforeEach({ parameters }) {
    db.reset()
    // Remove what earlier stories stored, e.g. a payment: their database is gone.
    for (const key of Object.keys(localStorage)) if (key.startsWith('dhruva')) localStorage.removeItem(key)
    // Full pages must have landmarks; the addon disables that rule by default.
    if (parameters.page === true) {
      parameters.a11y = { ...parameters.a11y, config: { rules: [{ id: 'region', enabled: true }] } }
    }
  },
  decorators: [
    // The key gives each story a new store, router and cache.
    (Story, { id, parameters }) => {
      if (typeof parameters.wired === 'string') return <WiredApp key={id} at={parameters.wired} as={parameters.as} />
      const story =
        parameters.page === true ? (
          <main>
            <Story />
          </main>
        ) : (
          <Story />
        )
      return (
        <MemoryRouter key={id} initialEntries={[parameters.at ?? '/']}>
          {story}
        </MemoryRouter>
      )
    },
    (Story, { id, parameters }) => (parameters.paper === true ? <Paper key={id}>{Story()}</Paper> : Story()),
    (Story, { globals }) => (
      <Settings {...(globals as Pick<SettingsProps, 'theme' | 'motion'>)}>
        <Story />
      </Settings>
    ),
  ],
})
