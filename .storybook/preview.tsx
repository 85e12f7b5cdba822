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
import { setPictureBaseUrl } from '#mocks/pictures.ts'
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
    /** Whether the story is the whole shop, which has its own router and landmarks. The function `inApp` sets this. */
    inApp?: boolean
    /** Whether the preview renders the story in a `main` element. By default, this is true for the stories of screens. */
    fullPage?: boolean
    print?: boolean
    /** Settings for Chromatic and test:visual. The preview sets `modes` for every story. */
    chromatic?: { disableSnapshot?: boolean; forcedColors?: 'active'; prefersReducedMotion?: 'reduce'; modes?: object }
    /** The window size in which tests play the story, in px. The preview sets it if the story pins a viewport. */
    window?: { width: number; height: number }
    /** The initial path of the router for a story that is not the whole shop. The default is '/'. */
    routerPath?: string
  }
}

setPictureBaseUrl('./pictures')
// The timeout is long, because a slow machine takes seconds to load the code, the session and the responses of a story. It
// is below 10 s, because `skipLongWaits` skips all timers of 10 s or more. The mutation tests (tests/tools/mutation) set a
// shorter timeout, because most of their stories wait for something that never appears.
configure({
  asyncUtilTimeout: Number(import.meta.env.STORYBOOK_WAIT_MS ?? 9_000),
  // Queries must ignore the live region, because it repeats text from the page for screen readers.
  defaultIgnore: `script, style, #${liveRegionId} *`,
})
pretendFocus()
isolateStorage()

/** Loads the docs renderer on demand. An addon sets it, because the type of the preview's own parameters lacks `renderer`. */
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

/** Parses the viewport that a story pins. A schema is necessary, because the type of a story lacks `storyGlobals`. */
const pinnedViewportSchema = z.object({
  storyGlobals: z.object({ viewport: z.optional(z.object({ value: z.enum(viewportNames) })) }),
})

/**
 * Derives parameters from the title and the pinned viewport of a story. This is an enhancer of `argTypes`, because no other
 * hook runs for every story before Chromatic reads the parameters.
 */
const deriveParameters: ArgTypesEnhancer = (story) => {
  const { title, parameters, argTypes } = story
  const pinnedViewport = pinnedViewportSchema.parse(story).storyGlobals.viewport?.value
  const modes = getModes(title, pinnedViewport, parameters.chromatic?.forcedColors === 'active')
  parameters.chromatic = { ...parameters.chromatic, modes }
  if (pinnedViewport) parameters.window = windowSizes[pinnedViewport]
  if (/^(Components|Foundations)\//.test(title)) parameters.layout = 'padded'
  const isScreen = title.startsWith('Screens/')
  parameters.fullPage ??= isScreen
  // Requires all content of a page to be in landmarks. The addon disables this rule by default.
  const regionRule = { config: { rules: [{ id: 'region', enabled: true }] } }
  if (isScreen || parameters.inApp) parameters.a11y = { ...parameters.a11y, ...regionRule }
  return argTypes
}

export default definePreview({
  addons: [
    // Uses only the addon's preview module. The main module would load all docs blocks before the first story (SPEED-16).
    definePreviewAddon<DocsTypes>(addonDocs),
    lazyDocsRenderer,
    addonA11y(),
    addonMsw(async () => {
      const mockWorker = setupWorker()
      const serviceWorker = { url: './mockServiceWorker.js' }
      await mockWorker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker })
      return mockWorker
    }),
  ],
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    options: {
      // Sorts the stories of each screen as on the screen's page. The screens themselves stay in the order of
      // storyFiles.ts. Storybook serializes this function, so it can't use imports and has to repeat the tags of
      // stateMarks.ts.
      storySort: (a, b) => {
        const tagsInOrder = ['good-day', 'waiting', 'empty', 'went-wrong', 'borders']
        const [rankA = 0, rankB = 0] = [a, b].map(({ type, id, tags = [] }) =>
          type === 'docs' || id.endsWith('--in-the-shop') ? -1 : tagsInOrder.findIndex((mark) => tags.includes(mark)),
        )
        return a.title === b.title ? rankA - rankB : 0
      },
    },
    // A frozen picture must show the story even if the play function throws.
    throwPlayFunctionExceptions: !isFrozen,
    // With `preload`, axe would fetch style sheets for its rules about video and audio. No screen has video or audio.
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
        <MemoryRouter key={id} initialEntries={[parameters.routerPath ?? '/']}>
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
