import { ButtonLink } from '#src/design-system/components/Button.tsx'
import { FigureLabel, Heading } from '#src/design-system/components/Heading.tsx'
import { Grid, Page, Row, Stack } from '#src/design-system/components/layout.tsx'
import { notFound } from '#src/copy/notFoundPage.ts'
import { Picture } from '#src/design-system/components/Picture.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import { pictures } from '#src/design-system/pictures/pictures.ts'
import * as css from '#src/design-system/screens/NotFoundScreen.css.ts'
import { pictureSizes } from '#src/design-system/theme/pictureSizes.css.ts'
import { paths } from '#src/domain/paths.ts'

/** The page for unknown URLs. */
export function NotFoundScreen() {
  return (
    <Page>
      <Grid columns="split">
        <Picture
          src={pictures.notFound}
          alt={notFound.picture}
          ratio="scene"
          sizes={pictureSizes.half}
          priority
          ticks
          figure={notFound.figure}
        />
        <div className={css.content}>
          <Stack gap={24}>
            <FigureLabel tone="accent">{notFound.eyebrow}</FigureLabel>
            <Heading level={1}>{notFound.title}</Heading>
            <Text size="large" tone="muted">
              {notFound.text}
            </Text>
            <Row>
              <ButtonLink to={paths.home} arrow tone="primary">
                {notFound.home}
              </ButtonLink>
            </Row>
          </Stack>
        </div>
      </Grid>
    </Page>
  )
}
