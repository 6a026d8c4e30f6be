import { ConfirmDialog } from '#components/confirm-dialog.tsx'
import { notify } from '#lib/notify.ts'
import { errorText } from '#lib/texts/error-text.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useForgetShelf, useImportShelf } from '#queries/inventory-changes.ts'
import type { ImportShelfProps } from './import-shelf-button.tsx'

/** Asks whether the materials of somebody, who is named, are to be added. */
export default function ImportShelfDialog({
  owner,
  onClose,
}: ImportShelfProps & { readonly onClose: () => void }) {
  const { t } = useTranslation('inventory')
  const { t: tErrors } = useTranslation('errors')
  const forget = useForgetShelf()
  const take = useImportShelf()
  const { name } = owner

  async function confirm() {
    onClose()
    try {
      const { added } = await take.mutateAsync(owner.id)
      notify('success', t('imported', { count: added }))
      await forget()
    } catch (error) {
      notify('error', t('importFailed', { reason: errorText(tErrors, error) }))
    }
  }

  return (
    <ConfirmDialog
      title={t('importTitle', { name })}
      text={t('importQuestion', { name })}
      confirm={t('importFrom', { name })}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    />
  )
}
