import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Card } from '#components/card.tsx'
import { CheckField } from '#components/check-field.tsx'
import { useBrowserStore } from '#lib/browser-store.ts'
import { cachedBytes } from '#lib/offline/cached-bytes.ts'
import { forgetKept, keptAnswers } from '#lib/offline/keep-answers.ts'
import { keepsNothing } from '#lib/offline/keeps-nothing.ts'
import { forgetPages } from '#lib/offline/worker.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './device-card.module.css'

/** Bytes; a character of JSON takes one. */
const MEGABYTE = 1_000_000

const amountKey = ['kept-amount'] as const
/** What is counted with until it is known. */
const NOTHING_KEPT = { answers: 0, characters: 0, bytes: 0, isLasting: false }

/** What this device keeps for times without a connection; the choice counts at once. */
export function DeviceCard() {
  const { t } = useTranslation('settings')
  const client = useQueryClient()
  const isKeeping = !useBrowserStore(keepsNothing)

  async function choose(isWanted: boolean) {
    keepsNothing.set(!isWanted)
    // A browser without storage has nothing to keep or to forget.
    if (isWanted) await navigator.storage?.persist().catch(() => false)
    else await Promise.all([forgetKept(), forgetPages()]).catch(() => undefined)
    await client.invalidateQueries({ queryKey: amountKey })
  }

  return (
    <Card title={t('device.title')} hint={t('device.hint')}>
      <CheckField
        label={t('device.keep')}
        checked={isKeeping}
        onChange={(event) => void choose(event.currentTarget.checked)}
      />
      {isKeeping && <KeptAmount />}
    </Card>
  )
}

/** How much there is, and whether the browser may take it away when it needs room. */
function KeptAmount() {
  const { t } = useTranslation('settings')
  const { number } = useFormats()
  const { data } = useQuery({
    queryKey: amountKey,
    queryFn: async () => ({
      ...(await keptAnswers.amount()),
      bytes: await cachedBytes(),
      isLasting: (await navigator.storage?.persisted().catch(() => false)) ?? false,
    }),
    networkMode: 'always',
    staleTime: 0,
    retry: false,
  })
  const { answers, characters, bytes, isLasting } = data ?? NOTHING_KEPT
  const megabytes = number((characters + bytes) / MEGABYTE, 1)
  return (
    // Takes its room before it is known, so that what stands below stays where it is.
    <p className={data ? undefined : classes.unknown}>
      {t('device.kept', { count: answers, megabytes })}{' '}
      {t(isLasting ? 'device.lasting' : 'device.fleeting')}
    </p>
  )
}
