import type { CurrentUser } from '@glazy/contract/accounts'
import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { parseCookies } from '#lib/cookies.ts'
import { SHELL_PATH } from '#lib/offline/names.ts'
import { askForUser } from './ask-session.ts'

/** Names of the cookie that carries a session; the second one over https. */
const SESSION_COOKIES = ['glazy_session', '__Host-glazy_session']

/**
 * Who asks for the page that is being rendered; null for an anonymous visitor and in the browser,
 * which finds the answer in the page.
 */
export const findVisitingUser = createIsomorphicFn()
  .client(async (): Promise<CurrentUser | null> => null)
  .server(async (): Promise<CurrentUser | null> => {
    const request = getRequest()
    // The page for times without a connection is nobody's: the browser knows who is there.
    if (new URL(request.url).pathname === SHELL_PATH) return null
    const cookies = parseCookies(request.headers.get('cookie') ?? '')
    if (!SESSION_COOKIES.some((name) => cookies.has(name))) return null
    try {
      return await askForUser()
    } catch {
      return null // the page can be read anyway; the browser asks again
    }
  })
