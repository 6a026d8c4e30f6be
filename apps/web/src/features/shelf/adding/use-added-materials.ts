import { useState } from 'react'
import { call } from '#lib/api/call.ts'
import { notify } from '#lib/notify.ts'
import { errorText } from '#lib/texts/error-text.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useAddToShelf, useForgetShelf } from '#queries/inventory-changes.ts'

export interface AddedMaterial {
  readonly entryId: number
  readonly name: string
}

/** Materials that are put on the shelf one after the other, each of which can be taken back. */
export function useAddedMaterials() {
  const { t } = useTranslation('inventory')
  const { t: tErrors } = useTranslation('errors')
  const [added, setAdded] = useState<readonly AddedMaterial[]>([])
  const [isChanged, setChanged] = useState(false)
  const addition = useAddToShelf()
  const forget = useForgetShelf()

  async function add({ id, name }: { readonly id: number; readonly name: string }) {
    try {
      const answer = await addition.mutateAsync({ id, name })
      if (!answer) return
      const { data, meta } = answer
      if (!meta.isNew) return notify('info', t('add.alreadyThere', { name }))
      setChanged(true)
      setAdded((known) => [{ entryId: data.id, name: data.materialName }, ...known])
    } catch (error) {
      notify('error', t('addFailed', { reason: errorText(tErrors, error) }))
    }
  }

  async function remove(entries: readonly AddedMaterial[]) {
    for (const { entryId } of entries) {
      try {
        await call('removeFromInventory', { params: { id: entryId } })
        setAdded((known) => known.filter((one) => one.entryId !== entryId))
      } catch {
        notify('error', t('removeFailed'))
        return
      }
    }
  }

  return {
    added,
    add,
    takeBack: (entryId: number) => void remove(added.filter((one) => one.entryId === entryId)),
    takeAllBack: () => void remove(added),
    /** Shows what has been added. */
    finish: () => {
      if (isChanged) void forget()
    },
  }
}
