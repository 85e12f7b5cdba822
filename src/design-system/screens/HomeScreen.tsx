import { AboutSection } from '#src/design-system/blocks/home/AboutSection.tsx'
import { BusinessSection } from '#src/design-system/blocks/home/BusinessSection.tsx'
import { ContactPrompt } from '#src/design-system/blocks/home/ContactPrompt.tsx'
import { CustomizeSection } from '#src/design-system/blocks/home/CustomizeSection.tsx'
import { HeroCarousel } from '#src/design-system/blocks/home/HeroCarousel.tsx'
import { PartsSection } from '#src/design-system/blocks/parts/PartsSection.tsx'
import { ReviewsSection } from '#src/design-system/blocks/reviews/ReviewsSection.tsx'
import { type Part, partsOnHome } from '#src/domain/part.ts'
import type { Loadable } from '#src/domain/status.ts'
import type { Review } from '#src/domain/review.ts'
import { home } from '#src/copy/publicPages.ts'
import { ButtonLink } from '#src/design-system/components/Button.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { Page } from '#src/design-system/components/layout.tsx'

export interface HomeScreenProps {
  parts: Loadable<Part[]>
  reviews: Loadable<Review[]>
  /** The signed-in person's photo, or null (PEOPLE-1). */
  viewerPhoto: string | null
  /** The page a person wanted before signing up, or null (AUTH-12). */
  continueTo: ContinueNoticeProps | null
}

/** Sections without data are one element each, which React renders once: each answer would render them again (SPEED-6). */
const introduction = (
  <>
    <HeroCarousel />
    <BusinessSection />
  </>
)
const company = (
  <>
    <AboutSection level={2} />
    <CustomizeSection tone="graphite" />
  </>
)
const contact = <ContactPrompt />

/** The Home page, with its sections in the order of PAGE-4. A failed section does not affect the others (STATE-5). */
export function HomeScreen({ parts, reviews, viewerPhoto, continueTo }: HomeScreenProps) {
  return (
    <>
      {continueTo && <ContinueNotice {...continueTo} />}
      {introduction}
      <PartsSection parts={parts} level={2} limit={partsOnHome} />
      {company}
      <ReviewsSection reviews={reviews} viewerPhoto={viewerPhoto} />
      {contact}
    </>
  )
}

export interface ContinueNoticeProps {
  path: string
  /** The page's name, such as a part's name; null if it has none. */
  label: string | null
}

/** A link back to the wanted page after signing up: signup itself leads to `/`, as specified (AUTH-12). */
export function ContinueNotice({ path, label }: ContinueNoticeProps) {
  return (
    <Page space="none">
      <Notice
        tone="success"
        title={home.continueTo.title}
        live="status"
        action={
          <ButtonLink to={path} size="small" arrow>
            {label === null ? home.continueTo.page : home.continueTo.part(label)}
          </ButtonLink>
        }
      >
        {home.continueTo.text}
      </Notice>
    </Page>
  )
}
