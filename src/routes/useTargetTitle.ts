import { matchPath, useLocation } from 'react-router-dom'
import { pageTitle, titles } from '#src/copy/titles.ts'
import { paths } from '#src/domain/paths.ts'

/** The dashboard's pages; the one other page behind the login is Purchase. */
const targets: readonly (readonly [pattern: string, title: string])[] = [
  [paths.dashboard, titles.myProfile],
  [paths.myOrders, titles.myOrders],
  [paths.addReview, titles.addReview],
  [paths.payment('*'), titles.payment],
  [paths.addPart, titles.addPart],
  [paths.manageOrders, titles.manageOrders],
  [paths.manageReviews, titles.manageReviews],
  [paths.manageUsers, titles.manageUsers],
]

/** What the document is called while the access to a page is not settled: as the page itself will be. */
export function useTargetTitle(): string {
  const { pathname } = useLocation()
  return pageTitle(targets.find(([pattern]) => matchPath(pattern, pathname))?.[1] ?? titles.purchase)
}
