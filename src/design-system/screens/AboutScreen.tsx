import { AboutSection } from '#src/design-system/blocks/home/AboutSection.tsx'
import { BusinessSection } from '#src/design-system/blocks/home/BusinessSection.tsx'
import { CustomizeSection } from '#src/design-system/blocks/home/CustomizeSection.tsx'

/** The About Us page: the same sections as on the Home page (PAGE-1). */
export function AboutScreen() {
  return (
    <>
      <AboutSection level={1} />
      <BusinessSection />
      <CustomizeSection tone="plain" />
    </>
  )
}
