import { type Query, useQueryClient } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import look from '#components/banner.module.css'
import { Button } from '#components/button.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'

/** Tries in vain before something is said: one that fails alone is over before anybody has read of it. */
const TRIES_IN_VAIN = 2

/**
 * Says that something a page waits for fails again and again and is still tried, which it takes seconds to
 * begin by itself. It stays as it is while somebody has that begin at once.
 */
export function TroubleBanner() {
  const { t } = useTranslation('shell')
  const cache = useQueryClient().getQueryCache()
  const isLeaving = useRouterState({ select: ({ isLoading }) => isLoading })
  const [tried, setTried] = useState(NONE)
  const isTroubled = (query: Query) =>
    isWaitedFor(query, isLeaving) &&
    (query.state.fetchFailureCount >= TRIES_IN_VAIN || tried.has(query))
  const isTold = useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => cache.getAll().some(isTroubled),
    () => false,
  )
  if (!isTold && tried !== NONE) setTried(NONE)

  function tryAll() {
    const troubled = cache.getAll().filter(isTroubled)
    setTried(new Set(troubled))
    troubled.forEach(tryNow)
  }

  return (
    <div role="status" className={isTold ? look.banner : undefined}>
      {isTold && (
        <>
          <p>{t('trouble')}</p>
          <TryButton onClick={tryAll} />
        </>
      )}
    </div>
  )
}

/** Where it goes with the focus on it, the keyboard goes on in the page. */
function TryButton({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation('shell')
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const element = button.current
    return () => {
      if (element === document.activeElement) document.querySelector('main')?.focus()
    }
  }, [])
  return (
    <Button ref={button} onClick={onClick}>
      {t('error.tryAgain')}
    </Button>
  )
}

const NONE: ReadonlySet<Query> = new Set<Query>()

/**
 * Whether a page shows it, or whoever follows a link waits for it: not what is brought in advance. Of what
 * is there already only a newer answer is missing, which nobody waits for.
 */
function isWaitedFor(query: Query, isLeaving: boolean): boolean {
  const { data, fetchStatus } = query.state
  return data === undefined && fetchStatus === 'fetching' && (isLeaving || query.isActive())
}

/** Whoever waits for the earlier request gets the answer of this one. */
function tryNow(query: Query): void {
  void query.cancel({ silent: true })
  // What goes wrong is told where the answer is missing.
  query.fetch().catch(() => undefined)
}
