import type { WeightUnit } from '@glazy/ceramics/batch/weight'
import { Link, useNavigate } from '@tanstack/react-router'
import { CalendarPlus, History } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#components/button.tsx'
import { buttonClass } from '#components/button-class.ts'
import { notify } from '#lib/notify.ts'
import { sendingKeys } from '#lib/sending-keys.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { usePlanBatch } from '#queries/batch-changes.ts'
import { useKeepForLater } from '#queries/use-keep-for-later.ts'

export interface PlanButtonProps {
  readonly userId: number
  readonly recipeId: number
  readonly recipeName: string
  /** Weight of the base. */
  readonly size: number
  readonly unit: WeightUnit
}

/** Plans the batch that was worked out and leads to it, or to earlier ones of the recipe. */
export default function PlanButton({ userId, recipeId, recipeName, size, unit }: PlanButtonProps) {
  const { t } = useTranslation('batches')
  const navigate = useNavigate()
  const plan = usePlanBatch(userId)
  const keep = useKeepForLater()
  const [keys] = useState(sendingKeys)

  async function start() {
    const { clientKey } = keys.of([recipeId, size, unit])
    try {
      const batch = await plan.mutateAsync({ recipeId, size, unit, clientKey })
      notify('success', t('plan.done'))
      await navigate({ to: '/batches/$id', params: { id: String(batch.id) } })
    } catch (failure) {
      const content = { plan: { recipeId, size, unit } }
      if (await keep(failure, { kind: 'newBatch', content, name: recipeName, clientKey })) return
      notify('error', t('problem.failed'))
    }
  }

  return (
    <>
      <Button title={t('plan.hint')} disabled={plan.isPending} onClick={() => void start()}>
        <CalendarPlus size={18} aria-hidden />
        {t('plan.button')}
      </Button>
      <Link to="/batches" search={{ recipe: recipeId }} className={buttonClass('plain')}>
        <History size={18} aria-hidden />
        {t('ofRecipe.link')}
      </Link>
    </>
  )
}
