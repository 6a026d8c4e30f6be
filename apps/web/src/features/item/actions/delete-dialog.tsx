import { SECTION_OF_KIND } from '@glazy/contract/material-path'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Button } from '#components/button.tsx'
import { DialogFrame } from '#components/dialog-frame.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import { isApiError } from '#lib/api/api-error.ts'
import { notify } from '#lib/notify.ts'
import { errorText } from '#lib/texts/error-text.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useDeleteMaterial } from '#queries/authoring.ts'
import { materialUse } from '#queries/material-use.ts'
import type { ItemDialogProps } from './archive-dialog.tsx'
import classes from './delete-dialog.module.css'
import { useLifecycle } from './use-lifecycle.ts'

/** Asks before an item is deleted. What recipes use stays, and can be archived instead. */
export default function DeleteDialog({ material, onClose }: ItemDialogProps) {
  const { t } = useTranslation('itemActions')
  const { t: tCommon } = useTranslation('common')
  const { t: tErrors } = useTranslation('errors')
  const { id, kind, name, isPrivate } = material
  const use = useQuery(materialUse(id))
  const { changeTo } = useLifecycle(id)
  const deletion = useDeleteMaterial(id)
  const navigate = useNavigate()
  const isUsed = use.data !== undefined && use.data.own + use.data.others > 0

  async function remove() {
    try {
      await deletion.mutateAsync()
      notify('success', t('deleted', { name }))
      await navigate({ to: SECTION_OF_KIND[kind] })
      deletion.forget()
    } catch (error) {
      // Someone may have started using it since the dialog opened: it then says so.
      if (isApiError(error) && error.code === 'material.inUse') void use.refetch()
      else notify('error', t('deleteFailed', { reason: errorText(tErrors, error) }))
    }
  }

  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      size="narrow"
      title={t(isUsed ? 'inUse.title' : 'confirm.deleteTitle', { name })}
      footer={
        <>
          <Button data-autofocus onClick={onClose}>
            {tCommon('action.cancel')}
          </Button>
          {isUsed && !isPrivate && (
            <Button
              look="filled"
              onClick={() => {
                onClose()
                void changeTo('archive')
              }}
            >
              {t('inUse.archive')}
            </Button>
          )}
          {use.data && !isUsed && (
            <Button look="danger" disabled={deletion.isPending} onClick={() => void remove()}>
              {t('confirm.delete')}
            </Button>
          )}
        </>
      }
    >
      <div className={classes.words} aria-live="polite">
        {use.isPending && <p>{t('inUse.looking')}</p>}
        {use.isError && <ErrorNotice error={use.error} onRetry={() => void use.refetch()} />}
        {use.data && !isUsed && <p>{t('confirm.deleteText')}</p>}
        {use.data && isUsed && (
          <>
            <ul>
              {use.data.own > 0 && <li>{t('inUse.own', { count: use.data.own })}</li>}
              {use.data.others > 0 && <li>{t('inUse.others', { count: use.data.others })}</li>}
            </ul>
            <p>{t(isPrivate ? 'inUse.private' : 'inUse.text')}</p>
          </>
        )}
      </div>
    </DialogFrame>
  )
}
