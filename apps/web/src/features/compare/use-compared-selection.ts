import { useEffect, useEffectEvent } from 'react'
import { getSelectedMaterials, onSelectedMaterialsChange } from '#lib/selected-materials.ts'

/**
 * Keeps a comparison in step with the selection: what is selected anywhere while it is in view is
 * added, what is deselected is taken out. A comparison opened from a shared address keeps its own
 * items; one without any takes over the selection.
 */
export function useComparedSelection(
  ids: readonly number[],
  onChange: (ids: readonly number[]) => void,
): void {
  const start = useEffectEvent(() => {
    const selected = getSelectedMaterials().map(({ id }) => id)
    if (ids.length === 0 && selected.length > 0) onChange(selected)
  })
  const follow = useEffectEvent((before: readonly number[], after: readonly number[]) => {
    const kept = ids.filter((id) => after.includes(id) || !before.includes(id))
    const added = after.filter((id) => !before.includes(id) && !ids.includes(id))
    if (added.length > 0 || kept.length < ids.length) onChange([...kept, ...added])
  })
  useEffect(() => {
    start()
    let before = getSelectedMaterials().map(({ id }) => id)
    return onSelectedMaterialsChange(() => {
      const after = getSelectedMaterials().map(({ id }) => id)
      follow(before, after)
      before = after
    })
  }, [])
}
