import { Grid } from '#src/design-system/components/Grid.tsx'
import { Icon } from '#src/design-system/components/Icon.tsx'
import { iconPaths, type IconName } from '#src/design-system/components/iconPaths.ts'
import { Row } from '#src/design-system/components/Row.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import preview from '#storybook/preview.tsx'

const names = Object.keys(iconPaths) as IconName[]

const meta = preview.meta({
  title: 'Foundations/Icons',
  component: Icon,
  parameters: { layout: 'padded' },
  args: { name: 'nut' },
})

export const All = meta.story({
  render: () => (
    <Grid columns={3} gap={24}>
      {names.map((name) => (
        <Row key={name}>
          <Icon name={name} />
          <Text as="span" size="small">
            {name}
          </Text>
        </Row>
      ))}
    </Grid>
  ),
})
