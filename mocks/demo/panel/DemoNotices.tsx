import { panelCopy } from '#mocks/demo/copy/panel.ts'
import type { Demo, DemoNotice } from '#mocks/demo/demo.ts'
import { useObservable } from '#mocks/demo/useObservable.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'

const { linkNotUnderstood, dataHealed, dismiss } = panelCopy

const textOf = (notice: DemoNotice) =>
  notice.kind === 'linkNotUnderstood'
    ? { title: linkNotUnderstood.title, text: linkNotUnderstood.text(notice.parts) }
    : dataHealed

/** What opening the demo could not do: parts of the link, or reading the stored data. Dismiss removes all of it. */
export function DemoNotices({ demo }: { demo: Pick<Demo, 'notices' | 'dismissNotices'> }) {
  const notices = useObservable(demo.notices)
  return notices.map((notice) => {
    const { title, text } = textOf(notice)
    return (
      <Notice
        key={notice.kind}
        tone="warning"
        title={title}
        live="status"
        action={
          <Button size="small" tone="secondary" onClick={demo.dismissNotices}>
            {dismiss}
          </Button>
        }
      >
        {text}
      </Notice>
    )
  })
}
