import { people } from '#src/copy/people.ts'
import { Text } from '#src/design-system/components/Text.tsx'

export interface PersonNameProps {
  /** '' where the server has none. */
  name: string
  /** So that the row's buttons can be described by it. */
  id?: string
}

/** What somebody is called in a table, or that nobody knows. */
export function PersonName({ name, id }: PersonNameProps) {
  return (
    <Text as="span" size="inherit" tone={name === '' ? 'muted' : 'ink'} id={id}>
      <span dir="auto">{name || people.noName}</span>
    </Text>
  )
}
