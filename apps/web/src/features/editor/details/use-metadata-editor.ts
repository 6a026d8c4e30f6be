import type { MaterialDetail } from '@glazy/contract/materials'
import { useCallback, useMemo } from 'react'
import { useDraft } from '#lib/drafts/use-draft.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { metadataDraftStore } from './metadata-draft.ts'
import {
  type MetadataChanges,
  type MetadataValues,
  realChanges,
  valuesOf,
} from './metadata-values.ts'

const NOTHING: MetadataChanges = {}

/** Changes some values, or those that follow from what is in the fields at that moment. */
export type SetMetadata = (
  changes: MetadataChanges | ((values: MetadataValues) => MetadataChanges),
) => void

/** What each section of the form is given. */
export interface SectionProps {
  readonly item: MaterialDetail
  readonly values: MetadataValues
  readonly set: SetMetadata
  /** What is wrong with a field, translated. */
  readonly problem: (field: string) => string | undefined
}

export interface MetadataEditorState {
  /** What is in the fields. */
  readonly values: MetadataValues
  /** What of it has been changed and not been saved. */
  readonly changes: MetadataChanges
  readonly isDirty: boolean
  /** Changes of an earlier visit are in the fields. */
  readonly isRestored: boolean
  /** Version that was open when the changes began. */
  readonly version: number
  readonly set: SetMetadata
  /** Drops the changes: they are not wanted. */
  readonly forget: () => void
  /** Drops changes that have been saved, and keeps those made since they were sent. */
  readonly settle: (sent: MetadataChanges) => void
}

/**
 * What someone changes about an item, kept across reloads until it is saved. Only the changes are
 * kept: what was not touched is always that of the item.
 *
 * @param opened version that is open
 * @param owner id of who writes
 */
export function useMetadataEditor(
  item: MaterialDetail,
  opened: number,
  owner: number,
): MetadataEditorState {
  const { id } = item
  const store = useMemo(() => metadataDraftStore(owner, id), [owner, id])
  const { typed } = useFormats()
  const before = useMemo(() => valuesOf(item, typed), [item, typed])
  const { draft, version, change, ...state } = useDraft<MetadataChanges>({
    store,
    initial: NOTHING,
    version: opened,
    essence: (changes) => realChanges(before, changes),
  })
  return {
    ...state,
    values: { ...before, ...draft },
    changes: realChanges(before, draft),
    version: version ?? opened,
    // The same one with every key, so that fields nobody types into stay as they are.
    set: useCallback(
      (changes) =>
        change((now) => (typeof changes === 'function' ? changes({ ...before, ...now }) : changes)),
      [change, before],
    ),
  }
}
