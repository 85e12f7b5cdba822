import { expect } from 'storybook/test'
import { ButtonLink } from '#src/design-system/components/ButtonLink.tsx'
import { FigureLabel } from '#src/design-system/components/FigureLabel.tsx'
import { Heading } from '#src/design-system/components/Heading.tsx'
import { Page } from '#src/design-system/components/Page.tsx'
import { Row } from '#src/design-system/components/Row.tsx'
import { Section } from '#src/design-system/components/Section.tsx'
import { Stack } from '#src/design-system/components/Stack.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Section',
  component: Section,
  args: {
    labelledBy: 'business',
    children: (
      <Page space="none">
        <Stack gap={24}>
          <FigureLabel tone="accent">Thats Why People Chouse Us</FigureLabel>
          <Heading level={2} id="business">
            Our Business Improvments
          </Heading>
          <Text tone="muted">25 years of experience in the manufacture industry.</Text>
          <Row>
            <ButtonLink to="/parts" arrow>
              EXPLORE NOW
            </ButtonLink>
            <ButtonLink to="/parts" tone="secondary">
              COLLECTIONS
            </ButtonLink>
          </Row>
        </Stack>
      </Page>
    ),
  },
})

export const OnPaper = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('region', { name: 'Our Business Improvments' })).toBeVisible()
  },
})
export const OnGraphite = meta.story({ args: { tone: 'graphite' } })
