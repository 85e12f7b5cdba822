import { useLocation, useNavigate } from 'react-router-dom'

/** The stars of the reviews that Home shows, in the address: in place of the entry, as a search is (PEOPLE-8). */
export function useStars() {
  const { search } = useLocation()
  const navigate = useNavigate()
  return {
    stars: new URLSearchParams(search).get('stars'),
    // The hash leads a shared link to the reviews; here nothing scrolls (PAGE-3).
    onStarsChange: (stars: number | null) =>
      void navigate({ search: stars === null ? '' : `stars=${stars}`, hash: 'reviews' }, { replace: true }),
  }
}
