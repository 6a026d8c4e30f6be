import { IMAGE_TITLE_MAX_LENGTH, LOG_IMAGE_TEXT_MAX_LENGTH } from '@glazy/contract/limits'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { Button } from '#components/button.tsx'
import { TextField } from '#components/text-field.tsx'
import { imageUrl } from '#lib/image-url.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { DraftImage } from '#queries/log-draft.ts'
import classes from './images-field.module.css'
import type { DraftImages } from './use-draft-images.ts'

export interface ImageRowProps {
  readonly image: DraftImage
  /** Its place, from 1. */
  readonly number: number
  readonly isLast: boolean
  readonly images: DraftImages
}

/** A picture with what is said of it, and the buttons that put it elsewhere. */
export function ImageRow({ image, number, isLast, images }: ImageRowProps) {
  const { t } = useTranslation('logs')
  const name = image.title || t('images.unnamed', { number })
  const { key } = image
  const source = 'file' in image ? image.preview : imageUrl(image.cdnId, 320, '1:1')
  return (
    <li className={classes.row}>
      <img src={source} alt={name} width={80} height={80} />
      <div className={classes.words}>
        <TextField
          label={t('images.title')}
          value={image.title}
          maxLength={IMAGE_TITLE_MAX_LENGTH}
          onChange={({ target }) => images.change(key, { title: target.value })}
        />
        <TextField
          label={t('images.caption')}
          value={image.description}
          maxLength={LOG_IMAGE_TEXT_MAX_LENGTH}
          onChange={({ target }) => images.change(key, { description: target.value })}
        />
      </div>
      <div className={classes.buttons}>
        <Button
          isIcon
          disabled={number === 1}
          aria-label={t('images.up', { name })}
          onClick={() => images.move(key, -1)}
        >
          <ArrowUp size={18} aria-hidden />
        </Button>
        <Button
          isIcon
          disabled={isLast}
          aria-label={t('images.down', { name })}
          onClick={() => images.move(key, 1)}
        >
          <ArrowDown size={18} aria-hidden />
        </Button>
        <Button isIcon aria-label={t('images.remove', { name })} onClick={() => images.remove(key)}>
          <X size={18} aria-hidden />
        </Button>
      </div>
    </li>
  )
}
