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
import { liveRegionId } from '#src/design-system/components/hooks/useAnnouncement.ts'
import '#src/design-system/theme/global.css.ts'
import { loadWebFonts } from '#src/design-system/theme/webFonts.ts'
import { getModes } from '#storybook/modes.ts'
import { isolateStorage } from '#storybook/isolateStorage.ts'
import { PrintFrame } from '#storybook/PrintFrame.tsx'
import { isFrozen, pretendFocus } from '#storybook/pretendFocus.ts'
import '#storybook/reducedMotion.css'
import { globalTypes, initialGlobals, readToolbar, applySetting } from '#storybook/toolbar.ts'
import { viewportNames, viewports, windowSizes } from '#storybook/viewports.ts'

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** The whole shop, which has its own router and landmarks; set by `inApp`. */
    inApp?: boolean
    /** Whether the story is rendered in a main landmark, like the stories of screens; false if it has its own. */
    fullPage?: boolean
    print?: boolean
    /** For Chromatic and test:visual; `modes` are set for every story. */
    chromatic?: { disableSnapshot?: boolean; forcedColors?: 'active'; prefersReducedMotion?: 'reduce'; modes?: object }
    /** The window size that the story requests, in px; set for each story that pins its viewport. */
    window?: { width: number; height: number }
    /** The router's path for a story that is not in the app; by default '/'. */
    at?: string
  }
}

setPictureBase('./pictures')
// On a slow machine, code, session and responses take seconds to load one after the other. The timeout is shorter than
// what skipLongWaits skips, and shorter still in tests/tools/mutation, where stories usually wait for something that
// never appears.
configure({
  asyncUtilTimeout: Number(import.meta.env.STORYBOOK_WAIT_MS ?? 9_000),
  // The live region repeats texts of the page for screen readers.
  defaultIgnore: `script, style, #${liveRegionId} *`,
})
pretendFocus()
isolateStorage()

/** This is an addon because the type of a preview's own parameters lacks the renderer. */
const lazyDocsRenderer = definePreviewAddon({
  parameters: {
    docs: {
      async renderer() {
        const { ShopDocsRenderer } = await import('#storybook/ShopDocsRenderer.tsx')
        return new ShopDocsRenderer()
      },
    },
  },
})

/** `storyGlobals` exists, but the type lacks it. */
const pinnedViewportSchema = z.object({
  storyGlobals: z.object({ viewport: z.optional(z.object({ value: z.enum(viewportNames) })) }),
})

/** Derives parameters from title and viewport. No other hook sees every story before Chromatic reads its parameters. */
const deriveParameters: ArgTypesEnhancer = (story) => {
  const { title, parameters, argTypes } = story
  const pinnedViewport = pinnedViewportSchema.parse(story).storyGlobals.viewport?.value
  const modes = getModes(title, pinnedViewport, parameters.chromatic?.forcedColors === 'active')
  parameters.chromatic = { ...parameters.chromatic, modes }
  if (pinnedViewport) parameters.window = windowSizes[pinnedViewport]
  if (/^(Components|Foundations)\//.test(title)) parameters.layout = 'padded'
  const isScreen = title.startsWith('Screens/')
  parameters.fullPage ??= isScreen
  // All content of a page must be in landmarks; the addon disables that rule by default.
  const regionRule = { config: { rules: [{ id: 'region', enabled: true }] } }
  if (isScreen || parameters.inApp) parameters.a11y = { ...parameters.a11y, ...regionRule }
  return argTypes
}

export default definePreview({
  addons: [
    // The addon's main module would load the documentation's blocks before the first story (SPEED-16).
    definePreviewAddon<DocsTypes>(addonDocs),
    lazyDocsRenderer,
    addonA11y(),
    addonMsw(async () => {
      const worker = setupWorker()
      const serviceWorker = { url: './mockServiceWorker.js' }
      await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker })
      return worker
    }),
  ],
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    options: {
      // Sorts a screen's stories as its page does. The function is serialized as plain JavaScript, so it repeats the
      // tags of stateMarks.ts. Stories of one title are already adjacent (storyFiles.ts); all others keep their order.
      storySort: (a, b) => {
        const marks = ['good-day', 'waiting', 'empty', 'went-wrong', 'borders']
        const [rankA = 0, rankB = 0] = [a, b].map(({ type, id, tags = [] }) =>
          type === 'docs' || id.endsWith('--in-the-shop') ? -1 : marks.findIndex((mark) => tags.includes(mark)),
        )
        return a.title === b.title ? rankA - rankB : 0
      },
    },
    // A frozen picture of a story shows the story even if its play function throws.
    throwPlayFunctionExceptions: !isFrozen,
    // With preload, axe would fetch style sheets for its rules about films and sounds, which no screen has.
    a11y: { test: 'error', options: { preload: false } },
    backgrounds: { disable: true },
    viewport: { options: viewports },
    chromatic: { prefersReducedMotion: 'reduce' },
  },
  globalTypes,
  initialGlobals,
  argTypesEnhancers: [deriveParameters],
  /**
   * Loads the web fonts before the first story, so that no screenshot shows a fallback font. If they
   * can't be loaded, the stories open anyway.
   */
  beforeAll: () => loadWebFonts().catch(() => undefined),
  decorators: [
    // The key gives each story a new router.
    (Story, { id, parameters }) => {
      if (parameters.inApp === true) return <Story />
      const Landmark = parameters.fullPage === true ? 'main' : Fragment
      return (
        <MemoryRouter key={id} initialEntries={[parameters.at ?? '/']}>
          <Landmark>
            <Story />
          </Landmark>
        </MemoryRouter>
      )
    },
    (Story, { id, parameters }) => (parameters.print === true ? <PrintFrame key={id}>{Story()}</PrintFrame> : Story()),
    (Story, { globals }) => {
      const { theme, motion } = readToolbar(globals)
      applySetting('theme', theme)
      applySetting('motion', motion)
      return <Story />
    },
  ],
})
