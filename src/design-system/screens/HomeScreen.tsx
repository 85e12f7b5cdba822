import { AboutSection } from '#src/design-system/blocks/home/AboutSection.tsx'
import { BusinessSection } from '#src/design-system/blocks/home/BusinessSection.tsx'
import { ContactPrompt } from '#src/design-system/blocks/home/ContactPrompt.tsx'
import { CustomizeSection } from '#src/design-system/blocks/home/CustomizeSection.tsx'
import { HeroCarousel } from '#src/design-system/blocks/home/HeroCarousel.tsx'
import { PartsSection } from '#src/design-system/blocks/parts/PartsSection.tsx'
import { ReviewsSection, type ReviewsSectionProps } from '#src/design-system/blocks/reviews/ReviewsSection.tsx'
import { type Part, partsOnHome } from '#src/domain/part.ts'
import type { Loadable } from '#src/domain/status.ts'
import { home } from '#src/copy/publicPages.ts'
import { ButtonLink } from '#src/design-system/components/Button.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { Page } from '#src/design-system/components/layout.tsx'

export interface HomeScreenProps extends ReviewsSectionProps {
  /** All parts, or why they are not available. */
  parts: Loadable<Part[]>
  /** The page a person wanted before signing up, or null (AUTH-12). */
  continueTo: ContinueNoticeProps | null
}

/** The Home page, with its sections in the order of PAGE-4. A failed section does not affect the others (STATE-5). */
export function HomeScreen({ parts, continueTo, ...reviews }: HomeScreenProps) {
  return (
    <>
      {continueTo && <ContinueNotice {...continueTo} />}
      <HeroCarousel />
      <BusinessSection />
      <PartsSection parts={parts} level={2} limit={partsOnHome} />
      <AboutSection level={2} />
      <CustomizeSection tone="graphite" />
      <ReviewsSection {...reviews} />
      <ContactPrompt />
    </>
  )
}

export interface ContinueNoticeProps {
  /** Path of the page the person wanted before signing up. */
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
