import { parts } from '#src/copy/publicPages.ts'
import { TextLink } from '#src/design-system/components/Link.tsx'
import { paths, type ContactSubject } from '#src/domain/paths.ts'

/** Links a part that can't be ordered to the Contact page, where the message starts with the part's name (ORDER-19). */
export function AskAboutPart({ name }: { name: string }) {
  const subject: ContactSubject = { part: name || parts.unnamed }
  return (
    <TextLink to={paths.contact} state={subject}>
      {parts.ask}
    </TextLink>
  )
}
