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
import { WiredApp } from '#storybook/withApp.tsx'

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** Address at which the whole app is mounted, on the mock server, in the story's place. */
    wired?: string
    /** Who is signed in there; nobody when left out. */
    as?: Persona
    /** A whole page: it stands in a main landmark, and all it shows must be in a landmark. */
    page?: boolean
    /** Shown as it comes out of the printer. */
    paper?: boolean
    /** Address of the router around a story that is not wired; '/' unless told otherwise. */
    at?: string
  }
}

setPictureBase('./pictures')

const windows = {
  small: { name: 'Small (320)', styles: { width: '320px', height: '640px' } },
  medium: { name: `Medium (${breakpoint.medium})`, styles: { width: `${breakpoint.medium}px`, height: '1024px' } },
  large: { name: `Large (${breakpoint.large})`, styles: { width: `${breakpoint.large}px`, height: '800px' } },
  desk: { name: 'Desk (1280)', styles: { width: '1280px', height: '900px' } },
  paper: { name: 'Paper (A4)', styles: { width: '718px', height: '1047px' } },
}

/** `components` is known to the addon, not to its types. */
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
    viewport: { options: windows },
    options: {
      storySort: {
        order: [
          'Start here',
          'Journeys',
          'Screens',
          ['Public', 'Customer', 'Admin'],
          'Blocks',
          'Components',
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
    // What another story began, a payment for one, belongs to a world that is gone.
    for (const key of Object.keys(localStorage)) if (key.startsWith('dhruva')) localStorage.removeItem(key)
    // Whole pages must have landmarks; the addon leaves that rule out.
    if (parameters.page === true) {
      parameters.a11y = { ...parameters.a11y, config: { rules: [{ id: 'region', enabled: true }] } }
    }
  },
  decorators: [
    // A key per story: going from one to the next makes a new store, router and cache.
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
