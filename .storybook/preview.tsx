import addonA11y from '@storybook/addon-a11y'
import type { DocsTypes } from '@storybook/addon-docs'
import * as addonDocs from '@storybook/addon-docs/preview'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import { setupWorker } from 'msw/browser'
import { Fragment } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { definePreviewAddon } from 'storybook/internal/csf'
import type { ArgTypesEnhancer } from 'storybook/internal/types'
import { configure } from 'storybook/test'
import * as z from 'zod/mini'
import { setPictureBase } from '#mocks/pictures.ts'
// The fonts are here so that Chromatic sees when a new version of them comes: it doesn't look into CSS.
import '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'
import '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2'
import '#src/design-system/theme/global.css.ts'
import '#src/design-system/theme/webFonts.css.ts'
import { modes, modesOf } from '#storybook/modes.ts'
import { ownStorage } from '#storybook/ownStorage.ts'
import { Paper } from '#storybook/Paper.tsx'
import { isFrozen, pretendFocus } from '#storybook/pretendFocus.ts'
import '#storybook/reducedMotion.css'
import { Settings } from '#storybook/Settings.tsx'
import { storyGlobalsSchema } from '#storybook/storyViewport.ts'
import { globalTypes, initialGlobals, readToolbar } from '#storybook/toolbar.ts'
import { viewports } from '#storybook/viewports.ts'

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** The whole shop, which brings its own router and landmarks; set by `wired`. */
    wired?: boolean
    /** A full page: rendered in a main landmark, and all its content must be in a landmark. */
    page?: boolean
    /** Shown as printed. */
    paper?: boolean
    /** For Chromatic and test:visual; `modes` are set for every story. */
    chromatic?: { disableSnapshot?: boolean; forcedColors?: 'active'; prefersReducedMotion?: 'reduce'; modes?: object }
    /** The router's address around a story that is not wired; by default '/'. */
    at?: string
  }
}

setPictureBase('./pictures')
// On a busy machine, code, session and answers take seconds to load one after the other. Less than what skipLongWaits skips.
configure({ asyncUtilTimeout: 9_000 })
pretendFocus()
ownStorage()

/** An addon, because the type of a preview's own parameters lacks the renderer. */
const docsInFrame = definePreviewAddon({
  parameters: {
    docs: {
      async renderer() {
        const { ShopDocsRenderer } = await import('#storybook/ShopDocsRenderer.ts')
        return new ShopDocsRenderer()
      },
    },
  },
})

/** Fonts that no story waits for: the one of Storybook's own messages, and those of the computer. */
const otherFonts = /Nunito Sans|Fallback/

/** `storyGlobals` is there, but missing in the type. */
const pinSchema = z.object({ storyGlobals: storyGlobalsSchema })

/** Sets the modes of a story. No other hook sees every story before Chromatic reads its parameters. */
const addModes: ArgTypesEnhancer = (story) => {
  const { title, parameters, argTypes } = story
  const viewport = pinSchema.parse(story).storyGlobals.viewport?.value
  const forcedColors = parameters.chromatic?.forcedColors === 'active'
  const names = modesOf({ title, pinnedViewport: viewport, forcedColors })
  parameters.chromatic = {
    ...parameters.chromatic,
    modes: Object.fromEntries(names.map((name) => [name, { viewport, ...modes[name] }])),
  }
  return argTypes
}

export default definePreview({
  addons: [
    // The addon's main module would load the documentation's blocks before the first story (SPEED-16).
    definePreviewAddon<DocsTypes>(addonDocs),
    docsInFrame,
    addonA11y(),
    addonMsw(async () => {
      const worker = setupWorker()
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
    // A picture of a story shows the story, not what its play function found.
    throwPlayFunctionExceptions: !isFrozen,
    // Without preload axe reads no style sheets before its rules for films and sounds: no screen has any.
    a11y: { test: 'error', options: { preload: false } },
    backgrounds: { disable: true },
    viewport: { options: viewports },
    chromatic: { prefersReducedMotion: 'reduce' },
    options: {
      // Written out, because Storybook reads it without running the file; storyFiles.ts has the order of the screens.
      storySort: {
        order: [
          'Start here',
          'Journeys',
          ['Visitor', 'Customer', 'Admin'],
          'Screens',
          [
            'All screens',
            'Public',
            'Customer',
            // The frame around the pages after it.
            ['Purchase', 'Dashboard'],
            'Admin',
          ],
          'Blocks',
          'Components',
          'Demo',
          'Foundations',
          'For developers',
        ],
      },
    },
  },
  globalTypes,
  initialGlobals,
  argTypesEnhancers: [addModes],
  /** Loads the web fonts before the first story, or it could be photographed in another one. It opens without them, too. */
  async beforeAll() {
    const fonts = [...document.fonts].filter(({ family }) => !otherFonts.test(family))
    await Promise.allSettled(fonts.map((font) => font.load()))
  },
  beforeEach({ parameters }) {
    // Full pages must have landmarks; the addon disables that rule by default.
    if (parameters.page === true || parameters.wired === true) {
      parameters.a11y = { ...parameters.a11y, config: { rules: [{ id: 'region', enabled: true }] } }
    }
  },
  decorators: [
    // The key gives each story a new router.
    (Story, { id, parameters }) => {
      if (parameters.wired === true) return <Story />
      const Landmark = parameters.page === true ? 'main' : Fragment
      return (
        <MemoryRouter key={id} initialEntries={[parameters.at ?? '/']}>
          <Landmark>
            <Story />
          </Landmark>
        </MemoryRouter>
      )
    },
    (Story, { id, parameters }) => (parameters.paper === true ? <Paper key={id}>{Story()}</Paper> : Story()),
    (Story, { globals }) => (
      <Settings {...readToolbar(globals)}>
        <Story />
      </Settings>
    ),
  ],
})
