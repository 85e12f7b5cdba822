import { lists } from '#src/copy/shared.ts'
import { Text } from '#src/design-system/components/Text.tsx'

export interface PersonNameProps {
  /** The name; '' if the server has none. */
  name: string
  /** Id of the name; the row's buttons use it as their description. */
  id?: string
}

/** A person's name in a table, or a text that it is unknown. */
export function PersonName({ name, id }: PersonNameProps) {
  return (
    <Text as="span" size="inherit" tone={name === '' ? 'muted' : 'ink'} id={id}>
      <span dir="auto">{name || lists.noName}</span>
    </Text>
  )
}
