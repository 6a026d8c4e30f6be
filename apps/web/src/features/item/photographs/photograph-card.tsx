import type { ListedImage } from '@glazy/contract/material-images'
import { EyeOff, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '#components/button.tsx'
import { HiddenBadge } from '#components/hidden-badge.tsx'
import { ItemLink } from '#components/item-link.tsx'
import { Photo } from '#components/photo.tsx'
import { lazyPart } from '#lib/lazy-part.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { PhotographFacts } from './photograph-facts.tsx'
import classes from './photograph-list.module.css'

const DeleteDialog = lazyPart(() => import('./delete-photograph-dialog.tsx'))

export interface PhotographCardProps {
  readonly image: ListedImage
  readonly isEager: boolean
}

/** A photograph in a list: the item it is on, who took it, how it was fired, its colours. */
export function PhotographCard({ image, isEager }: PhotographCardProps) {
  const { material, title } = image
  const picture = (
    <Photo
      cdnId={image.cdnId}
      alt={title ?? ''}
      width={320}
      ratio="1:1"
      sizes="(max-width: 48rem) 50vw, 16rem"
      loads={isEager ? 'eager' : 'lazy'}
      isPrivate={material === null}
      colour={image.dominantHexColor}
      fallback={<span />}
    />
  )
  return (
    <figure className={classes.card}>
      {material ? (
        <ItemLink item={material} className={classes.picture}>
          {picture}
        </ItemLink>
      ) : (
        <div className={classes.picture}>{picture}</div>
      )}
      <figcaption className={classes.caption}>
        {material ? (
          <ItemLink item={material} className={classes.item} />
        ) : (
          <HiddenItem image={image} />
        )}
        {title && title !== material?.name && <p className={classes.title}>{title}</p>}
        <PhotographFacts image={image} />
        <HiddenBadge reason={image.hiddenReason} />
      </figcaption>
    </figure>
  )
}

/** On an item that its owner has hidden a photograph can only be removed, by whoever took it. */
function HiddenItem({ image }: { readonly image: ListedImage }) {
  const { t } = useTranslation('photographs')
  const [isAsking, setAsking] = useState(false)
  return (
    <div className={classes.hidden}>
      <p>
        <EyeOff size={14} aria-hidden /> {t('list.hidden')}
      </p>
      <Button onClick={() => setAsking(true)}>
        <Trash2 size={16} aria-hidden />
        {t('delete.button')}
      </Button>
      {isAsking && (
        <Suspense>
          <DeleteDialog
            image={image}
            materialId={image.materialId}
            isOthers={false}
            onClose={() => setAsking(false)}
            onDeleted={() => setAsking(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
