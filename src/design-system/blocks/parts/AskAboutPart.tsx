import { parts } from '#src/copy/publicPages.ts'
import { TextLink } from '#src/design-system/components/Link.tsx'
import { paths, type AboutState } from '#src/domain/paths.ts'

/** Leads from a part that can't be ordered to Contact, whose message starts with the part's name (ORDER-19). */
export function AskAboutPart({ name }: { name: string }) {
  const state: AboutState = { about: name || parts.unnamed }
  return (
    <TextLink to={paths.contact} state={state}>
      {parts.ask}
    </TextLink>
  )
}
