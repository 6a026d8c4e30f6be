import type { Batch } from '@glazy/contract/batches'
import { mayPostLogs } from '@glazy/contract/rules/log'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Button } from '#components/button.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import form from '#components/form.module.css'
import type { FormOf } from '#features/outbox/outbox-list.tsx'
import { lotOf } from '#features/shelf/stock/lot-of.ts'
import { MoveForm } from '#features/shelf/stock/move-dialog.tsx'
import { PurchaseForm } from '#features/shelf/stock/purchase-dialog.tsx'
import { purchaseOf } from '#features/shelf/stock/purchase-values.ts'
import { ReorderFields } from '#features/shelf/stock/reorder-form.tsx'
import { AdditionForm } from '#features/studio/batches/add-dialog.tsx'
import { additionOf } from '#features/studio/batches/addition-values.ts'
import { BatchLines } from '#features/studio/batches/batch-lines.tsx'
import { DetailsForm, detailsOf } from '#features/studio/batches/details-dialog.tsx'
import { textsOfWeights } from '#features/studio/batches/weighed-texts.ts'
import { WeightsForm } from '#features/studio/batches/weights-form.tsx'
import { isWeighing, rewrittenChange } from '#features/studio/batches/written-batch.ts'
import { useSession } from '#lib/session/use-session.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { ownBatch } from '#queries/batches.ts'
import { outbox } from '#queries/outbox.ts'
import type { StudioContents } from '#queries/outbox-studio.ts'
import { ownStock } from '#queries/stock.ts'

type StudioKind = Exclude<keyof StudioContents, 'newMaterial' | 'material'>

/** What an entry of the stock or of a batch holds, in the form that it was written in. */
export function StudioEntry(props: FormOf<StudioKind>) {
  const { entry } = props
  switch (entry.kind) {
    case 'purchase':
      return <PurchaseEntry {...props} entry={entry} />
    case 'stockMove':
      return <MoveEntry {...props} entry={entry} />
    case 'reorder':
      return <ReorderEntry {...props} entry={entry} />
    case 'newBatch':
      return <PlanEntry {...props} entry={entry} />
    case 'batch':
      return <BatchEntry {...props} entry={entry} />
    case 'mixedBatch':
      return <MixedEntry {...props} entry={entry} />
    case 'batchAddition':
      return <AdditionEntry {...props} entry={entry} />
  }
}

function PurchaseEntry({ entry, onDone, onCancel }: FormOf<'purchase'>) {
  const { name, content } = entry
  const [row] = content.rows
  if (row === undefined) return null
  return (
    <PurchaseForm
      material={{ id: Number(row.materialId), name }}
      initial={purchaseOf(row)}
      onSend={async (next, called) => {
        await outbox.rewrite(entry, { content: { rows: [next] }, name: called })
        onDone()
      }}
      onClose={onCancel}
    />
  )
}

function MoveEntry({ entry, onDone, onCancel }: FormOf<'stockMove'>) {
  const { name, owner, content } = entry
  const { move: written } = content
  const lot = useQuery({
    ...ownStock(owner),
    select: (stock) => lotOf(stock, Number(written.lotId)),
  })
  return (
    <Once query={lot} onCancel={onCancel}>
      {(found) => (
        <MoveForm
          userId={owner}
          lot={found}
          kind={written.kind}
          written={written}
          onSend={async (move) => {
            await outbox.rewrite(entry, { content: { move }, name })
            onDone()
          }}
          onClose={onCancel}
        />
      )}
    </Once>
  )
}

function ReorderEntry({ entry, onDone, onCancel }: FormOf<'reorder'>) {
  const { name, content } = entry
  const { point } = content
  return (
    <ReorderFields
      initial={point}
      onSend={async (weight) => {
        await outbox.rewrite(entry, { content: { point: { ...point, ...weight } }, name })
        onDone()
      }}
      onCancel={onCancel}
    />
  )
}

function PlanEntry({ entry, onDone, onCancel }: FormOf<'newBatch'>) {
  const { name, owner, content } = entry
  const { plan } = content
  return (
    <DetailsForm
      userId={owner}
      initial={{ ...plan, size: String(plan.size) }}
      isPlanned
      onSend={async (details) => {
        await outbox.rewrite(entry, { content: { plan: { ...plan, ...details } }, name })
        onDone()
      }}
      onClose={onCancel}
    />
  )
}

function BatchEntry({ entry, ...props }: FormOf<'batch'>) {
  const batch = useQuery(ownBatch(entry.owner, entry.content.id))
  return (
    <Once query={batch} onCancel={props.onCancel}>
      {(found) => <ChangeEntry {...props} entry={entry} batch={found} />}
    </Once>
  )
}

interface ChangeEntryProps extends FormOf<'batch'> {
  readonly batch: Batch
}

function ChangeEntry({ entry, batch, onDone, onCancel }: ChangeEntryProps) {
  const { name, owner, content } = entry
  const { typed } = useFormats()
  const { change } = content
  const { size, weighed = [], ...written } = change
  const [texts, setTexts] = useState(() => textsOfWeights(weighed, batch.unit, typed))
  const isPlanned = batch.state === 'planned'
  const initial = {
    ...detailsOf(batch),
    ...written,
    ...(size !== undefined && { size: String(size) }),
  }
  return (
    <DetailsForm
      userId={owner}
      initial={initial}
      isPlanned={isPlanned}
      onSend={async (details) => {
        const next = rewrittenChange(batch, change, details, texts)
        await outbox.rewrite(entry, { content: { ...content, change: next }, name })
        onDone()
      }}
      onClose={onCancel}
    >
      {isWeighing(batch, change) && (
        <BatchLines
          userId={owner}
          batch={batch}
          texts={texts}
          onType={(place, text) => setTexts((now) => ({ ...now, [place]: text }))}
        />
      )}
    </DetailsForm>
  )
}

function MixedEntry({ entry, onDone, onCancel }: FormOf<'mixedBatch'>) {
  const { name, owner, content } = entry
  const { mixed } = content
  const { typed } = useFormats()
  const batch = useQuery(ownBatch(owner, content.id))
  return (
    <Once query={batch} onCancel={onCancel}>
      {(found) => (
        <WeightsForm
          userId={owner}
          batch={found}
          initial={textsOfWeights(mixed.weighed ?? [], found.unit, typed)}
          onSend={async (weighed) => {
            const next = { ...content, mixed: { ...mixed, weighed } }
            await outbox.rewrite(entry, { content: next, name })
            onDone()
          }}
          onClose={onCancel}
        />
      )}
    </Once>
  )
}

function AdditionEntry({ entry, onDone, onCancel }: FormOf<'batchAddition'>) {
  const { user } = useSession()
  const { name, owner, content } = entry
  const { id, addition } = content
  const batch = useQuery(ownBatch(owner, id))
  return (
    <Once query={batch} onCancel={onCancel}>
      {(found) => (
        <AdditionForm
          userId={owner}
          batch={found}
          mayLog={user !== null && mayPostLogs(user)}
          initial={additionOf(addition)}
          onSend={async (next) => {
            await outbox.rewrite(entry, { content: { id, addition: next }, name })
            onDone()
          }}
          onClose={onCancel}
        />
      )}
    </Once>
  )
}

interface OnceProps<T> {
  readonly query: UseQueryResult<T>
  readonly onCancel: () => void
  readonly children: (found: T) => ReactNode
}

/** A form once what it stands on is read; where that cannot be, the entry stays as it was. */
function Once<T>({ query, onCancel, children }: OnceProps<T>) {
  const { t } = useTranslation('outbox')
  const { t: tCommon } = useTranslation('common')
  const { data, error, refetch } = query
  if (data !== undefined) return children(data)
  if (error === null) return null
  return (
    <>
      <ErrorNotice title={t('conflict.failed')} error={error} onRetry={() => void refetch()} />
      <div className={form.actions}>
        <Button onClick={onCancel}>{tCommon('action.cancel')}</Button>
      </div>
    </>
  )
}
