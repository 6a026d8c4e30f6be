import { inUnit } from '@glazy/ceramics/batch/exact-weight'
import { fromDecimal } from '@glazy/ceramics/batch/millionths'
import type { Batch } from '@glazy/contract/batches'
import { useState } from 'react'
import { makeUuid } from '#lib/make-uuid.ts'
import { notify } from '#lib/notify.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useChangeBatch } from '#queries/batch-changes.ts'
import type { BatchChange } from '#queries/outbox-studio.ts'
import { useKeepForLater } from '#queries/use-keep-for-later.ts'
import { isWeight, typedWeights, weighedTexts } from './weighed-texts.ts'

/** A batch that is open: what the scale shows as it is typed, and what is changed beside it. */
export function useOpenBatch(userId: number, batch: Batch) {
  const { t } = useTranslation('batches')
  const { typed } = useFormats()
  const keep = useKeepForLater()
  const { recipe, unit } = batch
  const [texts, setTexts] = useState(() => weighedTexts(batch, typed))
  const change = useChangeBatch(userId, batch.id)

  /** Changes the batch, and keeps what was typed so far. */
  async function save(changes: Omit<BatchChange, 'weighed'>) {
    const [body, clientKey] = [{ ...changes, weighed: typedWeights(texts, unit) }, makeUuid()]
    try {
      await change.mutateAsync({ ...body, clientKey })
      notify('success', t('details.saved'))
    } catch (failure) {
      const ingredients = batch.lines.map(({ name }) => name)
      const content = { id: batch.id, ingredients, change: body, basedOn: batch.updatedAt }
      if (await keep(failure, { kind: 'batch', content, name: recipe.name, clientKey })) return
      notify('error', t('problem.failed'))
    }
  }

  return {
    texts,
    isSound: Object.values(texts).every((text) => isWeight(text, unit)),
    type: (place: number, text: string) => setTexts((now) => ({ ...now, [place]: text })),
    /** Takes an ingredient from the stock of another material. */
    choose: (place: number, materialId: number | null) => save({ from: [{ place, materialId }] }),
    /** Gives the batch another weight of its base, in grams. */
    resize: (grams: string) => save({ size: String(inUnit(fromDecimal(grams), unit)), unit }),
  }
}
