import { useState } from 'react'
import { useWorkbenchStore } from '#features/workbench/contents/use-workbench.ts'
import { addDrafts, removeItem } from '#features/workbench/contents/workbench.ts'
import type { NewItem } from '#features/workbench/contents/workbench-item.ts'

/** An item of the library or of the workbench. */
interface Corner {
  readonly id: number
  readonly name: string
}

/** Blends are made of what lies on the workbench; what was laid there for one leaves with its dialog. */
export function useBlendOfDrafts() {
  const store = useWorkbenchStore()
  const [corners, setCorners] = useState<readonly Corner[]>()

  function lay(draft: NewItem): Corner {
    store.change((list) => addDrafts(list, [draft]))
    return { id: store.get().lastDraftId, name: draft.name }
  }

  return {
    corners,
    begin: (ends: readonly (Corner | NewItem)[]) =>
      setCorners(ends.map((end) => ('id' in end ? { id: end.id, name: end.name } : lay(end)))),
    end: () => {
      const laid = (corners ?? []).filter(({ id }) => id < 0)
      store.change((list) => laid.reduce((left, { id }) => removeItem(left, id), list))
      setCorners(undefined)
    },
  }
}
