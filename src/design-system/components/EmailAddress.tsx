export interface EmailAddressProps {
  /** The address. */
  children: string
}

/** An e-mail address that wraps before its @ if it does not fit on one line. */
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
