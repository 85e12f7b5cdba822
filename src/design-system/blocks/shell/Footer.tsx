import { brand } from '#src/copy/brand.ts'
import { shell } from '#src/copy/shell.ts'
import * as css from '#src/design-system/blocks/shell/Footer.css.ts'
import { NavLinks } from '#src/design-system/blocks/shell/NavLinks.tsx'
import { BrandMark } from '#src/design-system/components/BrandMark.tsx'
import { FigureLabel } from '#src/design-system/components/Heading.tsx'
import { TextLink } from '#src/design-system/components/Link.tsx'
import { Page } from '#src/design-system/components/layout.tsx'
import { MutedText } from '#src/design-system/components/Text.tsx'
import { ThemeSwitch, type ThemePreference } from '#src/design-system/components/ThemeSwitch.tsx'

export interface FooterProps {
  withDashboard: boolean
  /** The owner's privacy notice, if there is one (HOST-3). */
  privacyUrl?: string | undefined
  theme: ThemePreference
  onThemeChange: (theme: ThemePreference) => void
}

export const footerLinksId = 'pages'

export function Footer({ withDashboard, privacyUrl, theme, onThemeChange }: FooterProps) {
  return (
    <footer className={css.footer}>
      <Page space="none">
        <div className={css.block}>
          <div className={css.cell}>
            <BrandMark wordmark={brand.wordmark} />
            <MutedText>{brand.claim}</MutedText>
          </div>
          <nav id={footerLinksId} className={css.cell} aria-label={shell.footerNavigation}>
            <FigureLabel>{shell.pages}</FigureLabel>
            <NavLinks withDashboard={withDashboard} layout="footer" />
          </nav>
          <div className={css.cell}>
            <FigureLabel>{shell.address}</FigureLabel>
            <address className={css.address}>
              {brand.name}
              {brand.address.map((line) => (
                <div key={line} className={css.line}>
                  {line}
                </div>
              ))}
            </address>
            {privacyUrl !== undefined && (
              <div className={css.privacy}>
                <TextLink href={privacyUrl}>{shell.privacy}</TextLink>
              </div>
            )}
          </div>
          <div className={css.cell}>
            <ThemeSwitch label={shell.theme} value={theme} labels={shell.themes} onChange={onThemeChange} />
          </div>
        </div>
      </Page>
    </footer>
  )
}
