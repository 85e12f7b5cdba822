import { Fragment } from 'react'

/** An email address that wraps before its @, and before the dots after it, if it does not fit on one line. */
export const EmailAddress = ({ children }: { children: string }) =>
  children.split(/(?=@)|(?=\.[^@]*$)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
