import { useRouter } from '@tanstack/react-router'

const LOGIN_PATH = '/login'

/** Where one logs in; `undefined` on a site that has no accounts. */
export function useLoginPath(): string | undefined {
  return LOGIN_PATH in useRouter().routesByPath ? LOGIN_PATH : undefined
}
