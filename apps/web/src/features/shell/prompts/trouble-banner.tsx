import { type Query, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import look from '#components/banner.module.css'
import { Button } from '#components/button.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'

/** Says that something a page waits for has failed and is tried again, which it takes seconds to begin by itself. */
export function TroubleBanner() {
  const { t } = useTranslation('shell')
  const cache = useQueryClient().getQueryCache()
  const isTroubled = useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => cache.getAll().some(isTriedAgain),
    () => false,
  )
  return (
    <div role="status" className={isTroubled ? look.banner : undefined}>
      {isTroubled && (
        <>
          <p>{t('trouble')}</p>
          <Button onClick={() => cache.getAll().filter(isTriedAgain).forEach(tryNow)}>
            {t('error.tryAgain')}
          </Button>
        </>
      )}
    </div>
  )
}

/** Of what is there already only a newer answer is missing, which nobody waits for. */
function isTriedAgain({ state }: Query): boolean {
  const { data, fetchStatus, fetchFailureCount } = state
  return data === undefined && fetchStatus === 'fetching' && fetchFailureCount > 0
}

/** Whoever waits for the earlier request gets the answer of this one. */
function tryNow(query: Query): void {
  void query.cancel({ silent: true })
  // What goes wrong is told where the answer is missing.
  query.fetch().catch(() => undefined)
}
