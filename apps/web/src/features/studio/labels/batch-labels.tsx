import { exactWeight } from '@glazy/ceramics/batch/exact-weight'
import { toDecimal } from '@glazy/ceramics/batch/millionths'
import { formatConeLabel } from '@glazy/ceramics/firing/cones'
import type { Batch } from '@glazy/contract/batches'
import { shortCode } from '@glazy/contract/short-code'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import { useUnits } from '#lib/units.ts'
import type { LabelContent } from './label.tsx'
import { LabelWork } from './label-work.tsx'

/** The label of a bucket: what is in it, how thick it is, and when it was mixed. */
export function BatchLabels({ batch }: { readonly batch: Batch }) {
  const { t } = useTranslation('labels')
  const formats = useFormats()
  const { gramText } = useUnits()
  const names = useNames()
  const { id, recipe, total, unit, finishedAt, fired, water, specificGravity } = batch
  const say = (grams: string) => gramText(grams, unit)
  const cone = fired && formatConeLabel(fired.fromOrtonConeId, fired.toOrtonConeId)

  const content: LabelContent = {
    id,
    name: recipe.name,
    code: [t('batch', { id }), recipe.id === null ? '' : shortCode(recipe.id)]
      .filter(Boolean)
      .join(' · '),
    facts: [
      [say(total), finishedAt && formats.date(finishedAt)].filter(Boolean).join(' · '),
      water === null || specificGravity === null
        ? ''
        : t('slip', {
            water: say(toDecimal(exactWeight(water))),
            gravity: formats.fixed(specificGravity, 2),
          }),
      fired ? [cone, names.atmospheres(fired.atmospheres)].filter(Boolean).join(' ') : '',
    ],
    path: `/batches/${id}`,
  }
  return <LabelWork isPaperOnly items={[content]} contentOf={() => content} />
}
