import type { MaterialDetail } from '@glazy/contract/materials'
import { materialPath } from '@glazy/contract/material-path'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { metadataDraftStore } from '#features/metadata-editor/metadata-draft.ts'
import type { SubmittedMetadata } from '#features/metadata-editor/metadata-editor.tsx'
import { changedBody, valuesOf } from '#features/metadata-editor/metadata-values.ts'
import { isApiError } from '#lib/api/api-error.ts'
import { notify } from '#lib/notify.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useUpdateMaterial } from '#queries/authoring.ts'
import { materialDetail } from '#queries/materials.ts'

/**
 * Saves what was changed about an item and nothing else, so that what others have changed meanwhile
 * stays. What was refused as outdated can be saved over the version that is there, or let go of.
 *
 * @param current the item as it is read now
 * @param owner id of who writes
 */
export function useMetadataSaving(current: MaterialDetail, owner: number) {
  const { t } = useTranslation('metadata')
  const { id } = current
  // What is edited stays what it was when the page was opened, whatever is read meanwhile.
  const [opened, setOpened] = useState(current)
  // Each time it goes on with what is saved, the form begins anew.
  const [beginnings, setBeginnings] = useState(0)
  const [attempt, setAttempt] = useState<SubmittedMetadata>()
  const update = useUpdateMaterial(id)
  const client = useQueryClient()
  const navigate = useNavigate()
  const { error } = update
  const isOutdated = isApiError(error) && error.code === 'material.outdated'
  const refusals = isApiError(error)
    ? Object.fromEntries(error.fields.map(({ field, message }) => [field, message]))
    : {}

  async function save(submitted: SubmittedMetadata, version: number): Promise<boolean> {
    setAttempt(submitted)
    const base = version === current.version ? current : opened
    const body = changedBody(base, { ...valuesOf(base), ...submitted.changes })
    try {
      // Nothing differs: what was changed stands there already.
      if (Object.keys(body).length > 0) {
        const { data } = await update.mutateAsync({ ...body, version })
        notify('success', t('saved', { name: data.name }))
        await navigate({ to: materialPath(data), ignoreBlocker: true })
      } else await navigate({ to: materialPath(base), ignoreBlocker: true })
      return true
    } catch (failure) {
      if (isApiError(failure) && failure.code === 'material.outdated') {
        await client.refetchQueries({ queryKey: materialDetail(id).queryKey })
      }
      notify('error', t('failed'))
      return false
    }
  }

  const forget = () => metadataDraftStore(owner, id).clear()

  /** Saves the refused changes over the version that is shown. */
  async function saveMine() {
    if (attempt && (await save(attempt, current.version))) forget()
  }

  /** Lets go of the changes and goes on with what is saved. */
  function takeTheirs() {
    forget()
    update.reset()
    setOpened(current)
    setBeginnings(beginnings + 1)
  }

  return {
    /** The item as the form shows it. */
    opened,
    beginnings,
    /** The changes that somebody else's save was in the way of. */
    refused: isOutdated ? attempt : undefined,
    error,
    refusals,
    isPending: update.isPending,
    save: (submitted: SubmittedMetadata) => save(submitted, submitted.version),
    saveMine,
    takeTheirs,
    leave: () => void navigate({ to: materialPath(opened), ignoreBlocker: true }),
  }
}
