import { AboutSection } from '#src/design-system/blocks/AboutSection.tsx'
import { BusinessSection } from '#src/design-system/blocks/BusinessSection.tsx'
import { ContactCall } from '#src/design-system/blocks/ContactCall.tsx'
import { ContinueNotice, type ContinueNoticeProps } from '#src/design-system/blocks/ContinueNotice.tsx'
import { CustomizeSection } from '#src/design-system/blocks/CustomizeSection.tsx'
import { HeroCarousel } from '#src/design-system/blocks/HeroCarousel.tsx'
import { PartsSection } from '#src/design-system/blocks/PartsSection.tsx'
import { ReviewsSection } from '#src/design-system/blocks/ReviewsSection.tsx'
import type { Loadable } from '#src/domain/loadable.ts'
import { partsOnHome, type Part } from '#src/domain/part.ts'
import type { Review } from '#src/domain/review.ts'

export interface HomeScreenProps {
  parts: Loadable<Part[]>
  reviews: Loadable<Review[]>
  /** The logged-in person's own photo; null where there is none (PEOPLE-1). */
  viewerPhoto: string | null
  /** Where somebody who has just signed up was going; null where there is no such place (AUTH-12). */
  onward: ContinueNoticeProps | null
}

/** Home (SHOP-2), in the order of PAGE-4. A section that fails leaves the others alone (STATE-5). */
export function HomeScreen({ parts, reviews, viewerPhoto, onward }: HomeScreenProps) {
  return (
    <>
      {onward && <ContinueNotice {...onward} />}
      <HeroCarousel />
      <BusinessSection />
      <PartsSection parts={parts} level={2} limit={partsOnHome} />
      <AboutSection level={2} />
      <CustomizeSection tone="graphite" />
      <ReviewsSection reviews={reviews} viewerPhoto={viewerPhoto} />
      <ContactCall />
    </>
  )
}
