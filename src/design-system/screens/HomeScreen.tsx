import { AboutSection } from '#src/design-system/blocks/home/AboutSection.tsx'
import { BusinessSection } from '#src/design-system/blocks/home/BusinessSection.tsx'
import type { ContinueNoticeProps } from '#src/design-system/blocks/home/ContinueNotice.tsx'
import { ContactPrompt } from '#src/design-system/blocks/home/ContactPrompt.tsx'
import { CustomizeSection } from '#src/design-system/blocks/home/CustomizeSection.tsx'
import { HeroCarousel } from '#src/design-system/blocks/home/HeroCarousel.tsx'
import { PartsSection } from '#src/design-system/blocks/parts/PartsSection.tsx'
import { ReviewsSection, type ReviewsSectionProps } from '#src/design-system/blocks/reviews/ReviewsSection.tsx'
import { type Part, homePartCount } from '#src/domain/part.ts'
import type { Loadable } from '#src/domain/status.ts'
import { lazyComponent } from '#src/design-system/components/lib/lazyComponent.tsx'

export interface HomeScreenProps extends ReviewsSectionProps {
  parts: Loadable<Part[]>
  /** The page that the person wanted to open before signing up; null if there is no such page (AUTH-12). */
  continueTo: ContinueNoticeProps | null
}

/** The sections without data are constants, so that React doesn't render them again after each response (SPEED-6). */
const introductionSections = (
  <>
    <HeroCarousel />
    <BusinessSection />
  </>
)
const companySections = (
  <>
    <AboutSection level={2} />
    <CustomizeSection tone="graphite" />
  </>
)
const contactSection = <ContactPrompt />
const ContinueNotice = lazyComponent(
  'ContinueNotice',
  () => import('#src/design-system/blocks/home/ContinueNotice.tsx'),
)

/** The Home page, with its sections in the order of PAGE-4. A section that fails to load doesn't affect the others (STATE-5). */
export function HomeScreen({ parts, continueTo, ...reviewsProps }: HomeScreenProps) {
  return (
    <>
      {continueTo && <ContinueNotice {...continueTo} />}
      {introductionSections}
      <PartsSection parts={parts} level={2} limit={homePartCount} />
      {companySections}
      <ReviewsSection {...reviewsProps} />
      {contactSection}
    </>
  )
}
