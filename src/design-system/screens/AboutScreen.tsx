import { AboutSection } from '#src/design-system/blocks/AboutSection.tsx'
import { BusinessSection } from '#src/design-system/blocks/BusinessSection.tsx'
import { CustomizeSection } from '#src/design-system/blocks/CustomizeSection.tsx'

/** About Us (SHOP-2, PAGE-1): the landing sections as a page of their own. */
export function AboutScreen() {
  return (
    <>
      <AboutSection level={1} />
      <BusinessSection />
      <CustomizeSection tone="paper" />
    </>
  )
}
