import {
  type NavigateOptions,
  type RegisteredRouter,
  useNavigate,
  useRouter,
} from '@tanstack/react-router'

/**
 * Changes the address of the page that is shown. While another page is on its way, `navigate` takes
 * that one for the current: a filter chosen meanwhile would become a filter of the next page, which
 * may have none of its name.
 */
export function useNavigateHere() {
  const navigate = useNavigate()
  const router = useRouter()
  return <TMaskTo extends string = '.'>(
    options: NavigateOptions<RegisteredRouter, string, '.', string, TMaskTo>,
  ): Promise<void> => {
    const { location, resolvedLocation: shown } = router.state
    const isLeaving = shown !== undefined && shown.pathname !== location.pathname
    return navigate({ ...options, ...(isLeaving && { _fromLocation: shown }) })
  }
}
