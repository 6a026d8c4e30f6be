import { Suspense, useState } from 'react'
import { Button } from '#components/button.tsx'
import { lazyPart } from '#lib/lazy-part.ts'
import { mayHaveArrived, type OutboxEntry } from '#lib/outbox/entry.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { outbox } from '#queries/outbox.ts'

const ConfirmDialog = lazyPart(async () => ({
  default: (await import('#components/confirm-dialog.tsx')).ConfirmDialog,
}))

/** Takes an entry out of the outbox once that has been confirmed. */
export function DiscardButton({ entry }: { readonly entry: OutboxEntry }) {
  const { t } = useTranslation('outbox')
  const [isAsking, setAsking] = useState(false)
  const { key, name } = entry
  const text = t('discard.text', { name: name || t('unsaved') })
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {t('discard.action')}
      </Button>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            title={t('discard.title')}
            text={mayHaveArrived(entry) ? `${text} ${t('discard.tried')}` : text}
            confirm={t('discard.action')}
            isDanger
            onCancel={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false)
              void outbox.takeBack(key)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
