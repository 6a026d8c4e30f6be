import { materialHref } from '@glazy/contract/material-path'
import type { DetailImage, MaterialDetail } from '@glazy/contract/materials'
import { canEdit } from '@glazy/contract/rules/material'
import { mayEditPhotograph, mayRemovePhotograph } from '@glazy/contract/rules/photograph'
import { Download, Link2, Pencil, Star, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { buttonClass } from '#components/button-class.ts'
import { Button } from '#components/button.tsx'
import { ReportButton } from '#components/report-button.tsx'
import { copyText } from '#lib/copy-text.ts'
import { storedImageUrl } from '#lib/image-url.ts'
import { lazyPart } from '#lib/lazy-part.ts'
import { notify } from '#lib/notify.ts'
import { useSession } from '#lib/session/use-session.ts'
import { useSite } from '#lib/site-context.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useSetThumbnail } from '#queries/photograph-changes.ts'
import classes from './photograph-viewer.module.css'

const EditDialog = lazyPart(() => import('./edit-photograph-dialog.tsx'))
const DeleteDialog = lazyPart(() => import('./delete-photograph-dialog.tsx'))

export interface PhotographActionsProps {
  readonly image: DetailImage
  readonly material: MaterialDetail
  /** Called when a dialog opens over this one, and when it closes. */
  readonly onAsk: (isAsking: boolean) => void
  /** The photograph has been deleted. */
  readonly onGone: () => void
}

/** What can be done with a photograph, by anyone, by its owner and by that of the item. */
export function PhotographActions({ image, material, onAsk, onGone }: PhotographActionsProps) {
  const { t } = useTranslation('photographs')
  const { user } = useSession()
  const site = useSite()
  const [dialog, setDialog] = useState<'edit' | 'delete'>()
  const item = { ...material, userId: material.user?.id ?? null }
  const photograph = { ownerId: image.user.id, itemOwnerId: item.userId }
  const isOthers = user?.id !== image.user.id

  function ask(next: typeof dialog) {
    setDialog(next)
    onAsk(next !== undefined)
  }

  async function copyLink() {
    const url = `${site.url}${materialHref(material)}#photo-${image.id}`
    const isCopied = await copyText(url)
    notify(isCopied ? 'success' : 'error', t(isCopied ? 'link.copied' : 'link.failed', { url }))
  }

  return (
    <div className={classes.actions}>
      <a
        href={storedImageUrl(image.cdnId, material.isPrivate ? '' : site.cdnUrl)}
        target="_blank"
        rel="noopener"
        className={buttonClass('plain')}
      >
        <Download size={16} aria-hidden />
        {t('viewer.original')}
      </a>
      {!material.isPrivate && (
        <Button onClick={() => void copyLink()}>
          <Link2 size={16} aria-hidden />
          {t('link.copy')}
        </Button>
      )}
      {canEdit(user, item) && <ThumbnailButton image={image} material={material} />}
      {mayEditPhotograph(user, photograph) && (
        <Button onClick={() => ask('edit')}>
          <Pencil size={16} aria-hidden />
          {t('edit.button')}
        </Button>
      )}
      {mayRemovePhotograph(user, photograph) && (
        <Button onClick={() => ask('delete')}>
          <Trash2 size={16} aria-hidden />
          {t(isOthers ? 'takeOff.button' : 'delete.button')}
        </Button>
      )}
      <ReportButton kind="photograph" id={image.id} ownerId={image.user.id} look="plain" />
      <Suspense>
        {dialog === 'edit' && (
          <EditDialog image={image} materialId={material.id} onClose={() => ask(undefined)} />
        )}
        {dialog === 'delete' && (
          <DeleteDialog
            image={image}
            materialId={material.id}
            isOthers={isOthers}
            onClose={() => ask(undefined)}
            onDeleted={onGone}
          />
        )}
      </Suspense>
    </div>
  )
}

/** Lets the photograph stand for its item. */
function ThumbnailButton({ image, material }: Pick<PhotographActionsProps, 'image' | 'material'>) {
  const { t } = useTranslation('photographs')
  const thumbnail = useSetThumbnail(material.id)
  const isFirst = image.id === material.image?.id

  async function choose() {
    if (isFirst || thumbnail.isPending) return
    try {
      await thumbnail.mutateAsync(image.id)
      notify('success', t('thumbnail.done'))
    } catch {
      notify('error', t('thumbnail.failed'))
    }
  }

  return (
    // It stays where it is when it is done: the focus is on it.
    <Button
      aria-pressed={isFirst}
      aria-disabled={isFirst || thumbnail.isPending}
      onClick={() => void choose()}
    >
      <Star size={16} aria-hidden />
      {t(isFirst ? 'thumbnail.isFirst' : 'thumbnail.button')}
    </Button>
  )
}
