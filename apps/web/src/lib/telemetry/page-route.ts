import type { PageRoute } from '@glazy/contract/page-routes'
import type { AnyRouter } from '@tanstack/react-router'

/** The pattern of the page that is open, such as `/recipes/$id/{-$slug}`; it names no item. */
export function pageRoute(router: AnyRouter): PageRoute {
  const path = router.state.matches.at(-1)?.fullPath ?? '/'
  // A test compares the list of the contract with the routes.
  return (path === '/' ? path : path.replace(/\/$/, '')) as PageRoute
}
