import { MATERIAL_STATE } from '@glazy/contract/rules/lifecycle'
import { ConfirmDialog } from '#components/confirm-dialog.tsx'
import { notify } from '#lib/notify.ts'
import { isApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/texts/error-text.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useUpdateMaterial } from '#queries/authoring.ts'
import type { ItemDialogProps } from './archive-dialog.tsx'

/** Asks before an item gets a state from which there is no way back. */
export default function StateDialog({
  material,
  stateId,
  onClose,
}: ItemDialogProps & { readonly stateId: number }) {
  const { t } = useTranslation('itemActions')
  const { t: tErrors } = useTranslation('errors')
  const update = useUpdateMaterial(material.id)
  const name = stateId === MATERIAL_STATE.production ? 'production' : 'discontinued'

  async function save() {
    onClose()
    try {
      await update.mutateAsync({ materialStateId: stateId })
      notify('success', t(`state.${name}Done`))
    } catch (error) {
      // What the API says of the state is the reason; see the rules of the contract.
      const [field] = isApiError(error) ? error.fields : []
      notify('error', t('state.failed', { reason: field?.message ?? errorText(tErrors, error) }))
    }
  }

  return (
    <ConfirmDialog
      title={t(`state.${name}Title`, { name: material.name })}
      text={t(`state.${name}Text`)}
      confirm={t(`state.${name}`)}
      onCancel={onClose}
      onConfirm={() => void save()}
    />
  )
}
