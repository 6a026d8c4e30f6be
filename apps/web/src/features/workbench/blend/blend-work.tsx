import type { BlendType } from '@glazy/ceramics/batch/blend'
import { WORKBENCH_DRAFTS_MAX } from '@glazy/contract/limits'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useWorkbenchStore } from '#features/workbench/contents/use-workbench.ts'
import { isDraft, workbenchItem } from '#features/workbench/contents/workbench-item.ts'
import { addDrafts } from '#features/workbench/contents/workbench.ts'
import { notify } from '#lib/notify.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { kilogramPrice, priceKey, useMaterialPrices } from '#queries/material-prices.ts'
import { materialsToCompare } from '#queries/materials.ts'
import { blendCosts } from './blend-costs.ts'
import BlendDialog from './blend-dialog.tsx'
import type { BlendStartProps } from './blend-start.tsx'
import type { BlendedRecipe, BlendMaterial } from './calculate-blend.ts'

export interface BlendWorkProps extends BlendStartProps {
  readonly type: BlendType
  readonly onClose: () => void
}

/** The dialog that blends. The recipes go to the workbench. */
export default function BlendWork({ type, items, onClose }: BlendWorkProps) {
  const { t } = useTranslation('workbench')
  const store = useWorkbenchStore()
  const client = useQueryClient()
  const navigate = useNavigate()

  const { prices } = useMaterialPrices()
  const savedIds = items.map(({ id }) => id).filter((id) => id > 0)
  const { data: saved } = useQuery({
    ...materialsToCompare(savedIds),
    enabled: savedIds.length > 0 && Object.keys(prices.texts).length > 0,
  })
  const known = [...unsavedOf(items), ...(saved?.data ?? []).map(workbenchItem)]

  function unsavedOf(wanted: BlendStartProps['items']): readonly BlendMaterial[] {
    return store.get().items.filter(({ id }) => id < 0 && wanted.some((item) => item.id === id))
  }

  async function load(ids: readonly number[]): Promise<readonly BlendMaterial[]> {
    const wanted = ids.filter((id) => id > 0)
    const unsaved = unsavedOf(items).filter(({ id }) => ids.includes(id))
    if (wanted.length === 0) return unsaved
    const { data } = await client.query(materialsToCompare(wanted))
    return [...unsaved, ...data.map(workbenchItem)]
  }

  async function take(recipes: readonly BlendedRecipe[]) {
    store.change((list) => addDrafts(list, recipes))
    onClose()
    await navigate({ to: '/workbench' })
    notify('success', t('blended', { count: recipes.length }))
  }

  return (
    <BlendDialog
      type={type}
      items={items}
      room={WORKBENCH_DRAFTS_MAX - store.get().items.filter(isDraft).length}
      load={load}
      costsOf={(setup) =>
        blendCosts(setup, known, (material) => kilogramPrice(prices, priceKey(material)))
      }
      onBlended={(recipes) => void take(recipes)}
      onClose={onClose}
    />
  )
}
