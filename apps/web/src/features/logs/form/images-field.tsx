import { LOG_IMAGES_MAX } from '@glazy/contract/limits'
import { UPLOAD_RULES } from '@glazy/contract/images'
import { ImagePlus } from 'lucide-react'
import { type DragEvent, useId, useState } from 'react'
import form from '#components/form.module.css'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { ImageRow } from './image-row.tsx'
import classes from './images-field.module.css'
import type { DraftImages } from './use-draft-images.ts'

const TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp']

export interface ImagesFieldProps {
  readonly images: DraftImages
  readonly isBusy: boolean
}

/** Pictures of a log: chosen or dropped, put in order, and described. */
export function ImagesField({ images, isBusy }: ImagesFieldProps) {
  const { t } = useTranslation('logs')
  const id = useId()
  const [problems, setProblems] = useState<readonly string[]>([])
  const isFull = images.room <= 0

  function take(files: readonly File[]) {
    const checked = files.map((file) => ({ file, problem: problemOf(file) }))
    const good = checked.filter(({ problem }) => problem === undefined).map(({ file }) => file)
    images.add(good)
    setProblems([
      ...checked.flatMap(({ file, problem }) =>
        problem ? [t(`images.${problem}`, { name: file.name })] : [],
      ),
      ...(good.length > images.room ? [t('images.full', { count: LOG_IMAGES_MAX })] : []),
    ])
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    if (!isBusy) take([...event.dataTransfer.files])
  }

  return (
    <fieldset className={classes.field} disabled={isBusy}>
      <legend className={form.label}>{t('images.legend')}</legend>
      {images.all.length > 0 && (
        <ol className={classes.list}>
          {images.all.map((image, at) => (
            <ImageRow
              key={image.key}
              image={image}
              number={at + 1}
              isLast={at === images.all.length - 1}
              images={images}
            />
          ))}
        </ol>
      )}
      {isFull ? (
        <p className={form.hint}>{t('images.full', { count: LOG_IMAGES_MAX })}</p>
      ) : (
        <label
          htmlFor={id}
          className={classes.drop}
          onDragOver={(event) => event.preventDefault()}
          onDrop={drop}
        >
          <ImagePlus size={24} aria-hidden />
          <span>{t('images.add')}</span>
          <span className={form.hint}>{t('images.hint', { count: LOG_IMAGES_MAX })}</span>
          <input
            id={id}
            type="file"
            multiple
            accept={TYPES.join()}
            className={classes.input}
            onChange={({ currentTarget }) => {
              take([...(currentTarget.files ?? [])])
              currentTarget.value = ''
            }}
          />
        </label>
      )}
      <div role="alert">
        {problems.map((problem) => (
          <p key={problem} className={form.problem}>
            {problem}
          </p>
        ))}
      </div>
    </fieldset>
  )
}

/** What can be seen of a file before it is sent; what it really holds is for the server to see. */
function problemOf({ type, size }: File): 'wrongType' | 'fileEmpty' | 'tooLarge' | undefined {
  if (!TYPES.includes(type)) return 'wrongType'
  if (size === 0) return 'fileEmpty'
  return size > UPLOAD_RULES.log.maxBytes ? 'tooLarge' : undefined
}
