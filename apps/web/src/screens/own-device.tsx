import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import OutboxBar from '#features/outbox/outbox-bar.tsx'
import { keepAnswers, keptAnswers } from '#lib/offline/keep-answers.ts'
import { keepShell } from '#lib/offline/keep-shell.ts'
import { KEPT_SIGN_KEY } from '#lib/offline/names.ts'
import { SITE_VERSION } from '#lib/offline/site-version.ts'

/** Milliseconds after which the page for later is asked for: it is not to be in the way. */
const QUIET_MS = 4_000

/** What somebody who is logged in has on this device: what waits to be sent, and what they have read. */
export default function OwnDevice({ owner }: { readonly owner: number }) {
  useKept(owner)
  return <OutboxBar owner={owner} />
}

/** Keeps what is read, and the page that it is shown in without a connection. */
function useKept(owner: number): void {
  const client = useQueryClient()
  const { visitor } = useRouter().options.context
  const looks = `${SITE_VERSION} ${JSON.stringify(visitor)}`
  useEffect(() => {
    const whose = { owner, version: SITE_VERSION }
    const stop = keepAnswers(client, whose)
    const timer = setTimeout(() => {
      localStorage.setItem(KEPT_SIGN_KEY, String(owner))
      // A browser without storage keeps nothing.
      void keptAnswers.tidy(whose).catch(() => undefined)
      void keepShell(looks).catch(() => undefined)
    }, QUIET_MS)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [client, owner, looks])
}
