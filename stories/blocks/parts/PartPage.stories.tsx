import { expect } from 'storybook/test'
import { PartPage } from '#src/design-system/blocks/parts/PartPage.tsx'
import { catalogue, partsWithOddText, unavailableParts } from '#stories/support/catalogue.ts'
import { playAll, expectLink, onSmallPhone, expectText } from '#stories/support/plays.ts'
import preview from '#storybook/preview.tsx'

const [rotor = unavailableParts.soldOut] = catalogue
const [longPart = rotor, unbrokenPart = rotor] = partsWithOddText

/**
 * The page that opens from a shared link to a part. It works without scripts, because link previews and search engines read
 * it (PAGE-40).
 */
const meta = preview.meta({
  title: 'Blocks/PartPage',
  component: PartPage,
  args: { part: rotor, snapshotTakenAt: Date.UTC(2026, 10, 27, 6, 17) },
})

export const Shared = meta.story({
  play: playAll(
    expectText('20 pcs', '480 pcs', '$84.00', rotor.description, /^Price and stock as of 27 Nov 2026\./),
    expectLink('/purchase/brake-rotor-345', 'Purchase Now'),
    expectLink('/parts?part=brake-rotor-345', 'Open in the shop'),
    expectLink('/parts', 'See all parts'),
  ),
})

export const SoldOut = meta.story({
  args: { part: unavailableParts.soldOut },
  play: playAll(expectText('Sold out.'), expectLink('/contact', 'Ask about this part')),
})

export const WithoutPrice = meta.story({
  args: { part: unavailableParts.noPrice },
  play: expectText('Price unavailable'),
})

export const Long = meta.story({ args: { part: longPart }, play: expectText(longPart.name.trim()) })

export const Unbroken = meta.story({
  args: { part: unbrokenPart },
  play: () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
})

export const Small = meta.story({ ...onSmallPhone })
