import type { BlendType } from '@glazy/ceramics/batch/blend'
import { WORKBENCH_DRAFTS_MAX } from '@glazy/contract/limits'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { BlendMenu } from './blend-menu.tsx'
import type { BlendedRecipe, BlendMaterial } from './calculate-blend.ts'
import { useWorkbenchStore } from '#features/workbench/contents/use-workbench.ts'
import { isDraft, workbenchItem } from '#features/workbench/contents/workbench-item.ts'
import { addDrafts } from '#features/workbench/contents/workbench.ts'
import { notify } from '#lib/notify.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { materialsToCompare } from '#queries/materials.ts'

const BlendDialog = lazy(() => import('./blend-dialog.tsx'))

export interface BlendStarterProps {
  /** What can be blended; items with negative ids lie on the workbench. */
  readonly items: readonly { readonly id: number; readonly name: string }[]
}

/** The ways to blend what is shown, and the dialog that does it. The recipes go to the workbench. */
export default function BlendStarter({ items }: BlendStarterProps) {
  const { t } = useTranslation('workbench')
  const [type, setType] = useState<BlendType>()
  const store = useWorkbenchStore()
  const client = useQueryClient()
  const navigate = useNavigate()

  async function load(ids: readonly number[]): Promise<readonly BlendMaterial[]> {
    const saved = ids.filter((id) => id > 0)
    const unsaved = store.get().items.filter(({ id }) => id < 0 && ids.includes(id))
    if (saved.length === 0) return unsaved
    const { data } = await client.query(materialsToCompare(saved))
    return [...unsaved, ...data.map(workbenchItem)]
  }

  async function take(recipes: readonly BlendedRecipe[]) {
    store.change((list) => addDrafts(list, recipes))
    setType(undefined)
    await navigate({ to: '/workbench' })
    notify('success', t('blended', { count: recipes.length }))
  }

  return (
    <>
      <BlendMenu count={items.length} onChoose={setType} />
      {type && (
        <Suspense>
          <BlendDialog
            type={type}
            items={items}
            room={WORKBENCH_DRAFTS_MAX - store.get().items.filter(isDraft).length}
            load={load}
            onBlended={(recipes) => void take(recipes)}
            onClose={() => setType(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
