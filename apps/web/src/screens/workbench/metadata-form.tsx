import type { CurrentUser } from '@glazy/contract/accounts'
import type { MaterialDetail } from '@glazy/contract/materials'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorNotice } from '#components/error-notice.tsx'
import { LoadingScreen } from '#components/loading-screen.tsx'
import {
  MetadataEditor,
  type SubmittedMetadata,
} from '#features/metadata-editor/metadata-editor.tsx'
import { changedBody, valuesOf } from '#features/metadata-editor/metadata-values.ts'
import { type WorkingItem, workingItem } from '#features/working-list/working-item.ts'
import { cancelMode, saveItem } from '#features/working-list/working-list.ts'
import type { WorkingListStore } from '#features/working-list/working-list-store.ts'
import { isApiError } from '#lib/api/api-error.ts'
import { notify } from '#lib/notify.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useUpdateMaterial } from '#queries/authoring.ts'
import { materialDetail } from '#queries/materials.ts'
import { continueAt } from './card-places.ts'

export interface MetadataFormProps {
  readonly item: WorkingItem
  readonly user: CurrentUser
  readonly store: WorkingListStore
}

/** What is said about an item, changed on its card. Loaded when it is first opened. */
export default function MetadataForm(props: MetadataFormProps) {
  const { t } = useTranslation('workbench')
  const query = useQuery(materialDetail(props.item.id))
  if (query.isError) {
    return (
      <ErrorNotice
        error={query.error}
        title={t('loadFailed')}
        onRetry={() => void query.refetch()}
      />
    )
  }
  if (query.isPending) return <LoadingScreen />
  return <LoadedForm {...props} current={query.data} />
}

interface LoadedFormProps extends MetadataFormProps {
  readonly current: MaterialDetail
}

function LoadedForm({ item, user, store, current }: LoadedFormProps) {
  const { t } = useTranslation('metadata')
  const { id } = item
  // What is edited stays what it was when the form was opened, whatever is read meanwhile.
  const [opened] = useState(current)
  const update = useUpdateMaterial(id)
  const { error } = update
  const refusals = isApiError(error)
    ? Object.fromEntries(error.fields.map(({ field, message }) => [field, message]))
    : {}

  async function save({ changes, version }: SubmittedMetadata): Promise<boolean> {
    const body = changedBody(opened, { ...valuesOf(opened), ...changes })
    try {
      const isChanged = Object.keys(body).length > 0
      const saved = isChanged ? (await update.mutateAsync({ ...body, version })).data : opened
      store.change((list) => saveItem(list, 'metadata', id, workingItem(saved)))
      continueAt(id)
      if (isChanged) notify('success', t('saved', { name: saved.name }))
      return true
    } catch {
      notify('error', t('failed'))
      return false
    }
  }

  return (
    <MetadataEditor
      item={opened}
      owner={user.id}
      refusals={refusals}
      trouble={error && <ErrorNotice error={error} title={t('failed')} />}
      onSave={save}
      onCancel={() => {
        store.change((list) => cancelMode(list, 'metadata', id))
        continueAt(id)
      }}
    />
  )
}
