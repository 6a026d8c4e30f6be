import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import look from '#components/banner.module.css'
import { needsAttention } from '#lib/outbox/entry.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useOutboxEntries } from '#queries/outbox.ts'
import type { AnyEntry } from '#queries/outbox-kinds.ts'
import { useSending } from './use-sending.ts'

/** Says how much waits to be sent, with the way there, and sends it. */
export default function OutboxBar({ owner }: { readonly owner: number }) {
  const entries = useOutboxEntries(owner)
  useSending(owner, entries)
  const isFilled = entries !== undefined && entries.length > 0
  return (
    <div role="status" className={isFilled ? look.banner : undefined}>
      {isFilled && (
        <Suspense>
          <Waiting entries={entries} />
        </Suspense>
      )}
    </div>
  )
}

/** A part of its own: its texts are asked for when something waits. */
function Waiting({ entries }: { readonly entries: readonly AnyEntry[] }) {
  const { t } = useTranslation('outbox')
  const troubled = entries.filter(needsAttention).length
  return (
    <>
      <span>
        {t('waiting', { count: entries.length })}{' '}
        {troubled > 0 && t('attention', { count: troubled })}
      </span>
      <Link to="/outbox">{t('open')}</Link>
    </>
  )
}
