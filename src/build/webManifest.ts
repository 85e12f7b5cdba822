import type { Plugin } from 'vite'
import { darkColors } from '#src/design-system/theme/colors.ts'

const manifestFile = 'manifest.webmanifest'

const toIcon = (src: string, pixels: number, purpose: 'any' | 'maskable') => ({
  src,
  sizes: `${pixels}x${pixels}`,
  type: 'image/png',
  purpose,
})

interface SiteManifest {
  name: string
  /** The name below the icon on a phone, with at most twelve characters. */
  short_name: string
  /** `standalone` hides the URL; `minimal-ui` keeps Back and Reload. */
  display: 'standalone' | 'minimal-ui'
}

/** Writes the web manifest, which makes a site installable. The URLs in it are relative to the manifest's own URL (HOST-2). */
export function webManifest(site: SiteManifest): Plugin {
  let base = '/'
  return {
    name: 'web-manifest',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: () => [{ tag: 'link', attrs: { rel: 'manifest', href: base + manifestFile } }],
    generateBundle() {
      const manifest = {
        ...site,
        start_url: './',
        scope: './',
        background_color: darkColors.background,
        theme_color: darkColors.background,
        icons: [
          toIcon('icon-192.png', 192, 'any'),
          toIcon('icon-512.png', 512, 'any'),
          toIcon('icon-maskable-512.png', 512, 'maskable'),
        ],
      }
      this.emitFile({ type: 'asset', fileName: manifestFile, source: JSON.stringify(manifest, null, 2) })
    },
  }
}
