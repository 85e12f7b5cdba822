export interface EmailAddressProps {
  children: string
}

/** An e-mail address that breaks before its @ where the line is too short for it. */
export function EmailAddress({ children }: EmailAddressProps) {
  const at = children.lastIndexOf('@')
  if (at < 1) return children
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
  )
}
