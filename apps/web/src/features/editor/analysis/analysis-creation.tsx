import type { MaterialDetail } from '@glazy/contract/materials'
import { ErrorNotice } from '#components/error-notice.tsx'
import {
  AnalysisEditor,
  type AnalysisEditorProps,
  type SubmittedAnalysis,
} from './analysis-editor.tsx'
import type { SaveAttempt } from '#lib/drafts/use-draft.ts'
import { makeUuid } from '#lib/make-uuid.ts'
import { notify } from '#lib/notify.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useCreateMaterial } from '#queries/authoring.ts'
import { useKeepForLater } from '#queries/use-keep-for-later.ts'
import { AnalysisChemistry } from './analysis-chemistry.tsx'
import type { ItemOrigin } from '#features/editor/recipe/recipe-creation.tsx'

export interface AnalysisCreationProps extends Pick<
  AnalysisEditorProps,
  'kind' | 'initial' | 'owner' | 'id' | 'isKept' | 'onCancel'
> {
  readonly origin?: ItemOrigin
  readonly onCreated: (saved: MaterialDetail) => unknown
  /** It waits on the device for a connection. Left out where it stays in the form until it is saved. */
  readonly onKept?: () => unknown
}

/** The form of a raw material or an analysis that is saved nowhere yet. */
export function AnalysisCreation(props: AnalysisCreationProps) {
  const { origin = {}, onCreated, onKept, ...editor } = props
  const { kind } = editor
  const { t } = useTranslation('analysisEditor')
  const create = useCreateMaterial()
  const keep = useKeepForLater()

  // A connection lost after the item was made must not make it twice.
  async function save(entered: SubmittedAnalysis, attempt: SaveAttempt): Promise<boolean> {
    const { originalId, clientKey = attempt.clientKey } = origin
    const isPrimitive = kind === 'primitive'
    const isAnalysis = kind === 'analysis'
    try {
      const { data } = await create.mutateAsync({
        body: { ...entered, isPrimitive, isAnalysis, originalId, clientKey },
        ...(attempt.isChanged && { change: entered }),
      })
      await onCreated(data)
      return true
    } catch (failure) {
      const isWaiting =
        onKept !== undefined &&
        (await keep(failure, {
          kind: 'newMaterial',
          content: { entered, category: kind, originalId },
          name: entered.name,
          clientKey,
          // What was sent with the key before may have been made.
          ...(attempt.isChanged && { changeKey: makeUuid() }),
        }))
      if (isWaiting) {
        await onKept()
        return true
      }
      notify('error', t('failed.create'))
      return false
    }
  }

  return (
    <AnalysisEditor
      {...editor}
      version={null}
      preview={(previewed) => <AnalysisChemistry {...previewed} />}
      trouble={create.isError && <ErrorNotice title={t('failed.create')} error={create.error} />}
      onSave={(entered, _, attempt) => save(entered, attempt)}
    />
  )
}
