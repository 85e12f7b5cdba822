import { screenGroups, screens } from '#stories/start/screens.ts'
import * as css from '#stories/start/start.css.ts'
import { Thumbnail } from '#stories/start/Thumbnail.tsx'
import { PageLink } from '#storybook/PageLink.tsx'

/** Shows every screen as a small picture with a link to its page, in the groups and order of the sidebar. */
export function PictureWall() {
  return screenGroups.map((group) => (
    <section key={group}>
      <h2>{group}</h2>
      <ul className={`sb-unstyled ${css.pictureGrid}`}>
        {screens
          .filter((screen) => screen.group === group)
          .map(({ name, pageId, pictureStoryId }) => (
            <li key={pageId}>
              <PageLink to={pageId} className={css.tile}>
                <span aria-hidden>
                  <Thumbnail storyId={pictureStoryId} label={name} />
                </span>
                <span className={css.tileName}>{name}</span>
              </PageLink>
            </li>
          ))}
      </ul>
    </section>
  ))
}
