import { useRouter } from '@tanstack/react-router'

/** Ends the session on the server and in this browser, and leads to the home page. */
export function useLogOut(): () => Promise<void> {
  const router = useRouter()
  return async () => {
    await router.options.context.session.logOut()
    await router.navigate({ to: '/' })
  }
}
