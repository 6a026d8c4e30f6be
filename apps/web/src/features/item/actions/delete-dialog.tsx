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

const STAYS = new Set(['material.inUse', 'material.stocked'])

/** Asks before an item is deleted. What recipes or somebody's stock need stays, and can be archived. */
export default function DeleteDialog({ material, onClose }: ItemDialogProps) {
  const { t } = useTranslation('itemActions')
  const { t: tCommon } = useTranslation('common')
  const { t: tErrors } = useTranslation('errors')
  const { id, kind, name, isPrivate } = material
  const use = useQuery(materialUse(id))
  const { changeTo } = useLifecycle(id)
  const deletion = useDeleteMaterial(id)
  const navigate = useNavigate()
  const { own = 0, others = 0, lots = 0, shelves = 0 } = use.data ?? {}
  const isInRecipes = own + others > 0
  const isStocked = lots + shelves > 0
  const isUsed = isInRecipes || isStocked

  const titleKey = isInRecipes
    ? 'inUse.title'
    : isStocked
      ? 'inUse.stockTitle'
      : 'confirm.deleteTitle'

  async function remove() {
    try {
      await deletion.mutateAsync()
      notify('success', t('deleted', { name }))
      await navigate({ to: SECTION_OF_KIND[kind] })
      deletion.forget()
    } catch (error) {
      // Someone may have started using it since the dialog opened: it then says so.
      if (isApiError(error) && STAYS.has(error.code)) void use.refetch()
      else notify('error', t('deleteFailed', { reason: errorText(tErrors, error) }))
    }
  }

  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      size="narrow"
      title={t(titleKey, { name })}
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
              {own > 0 && <li>{t('inUse.own', { count: own })}</li>}
              {others > 0 && <li>{t('inUse.others', { count: others })}</li>}
              {lots > 0 && <li>{t('inUse.lots')}</li>}
              {shelves > 0 && <li>{t('inUse.shelves')}</li>}
            </ul>
            {isInRecipes && <p>{t(isPrivate ? 'inUse.private' : 'inUse.text')}</p>}
            {isStocked && <p>{t('inUse.stockText')}</p>}
          </>
        )}
      </div>
    </DialogFrame>
  )
}
