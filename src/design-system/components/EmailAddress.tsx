import { Fragment } from 'react'

/** An email address that, if it doesn't fit on one line, wraps before the @ or before a dot of the domain. */
export const EmailAddress = ({ children }: { children: string }) =>
  children.split(/(?=@)|(?=\.[^@]*$)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
